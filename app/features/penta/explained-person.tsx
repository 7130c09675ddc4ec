import { useT } from '~/locales/use-t'
import { UncertainTimeMark } from '~/ui/members/uncertain-time-mark'
import type { Looking } from './look'
import { LookLink } from './look-link'
import type { Group } from './penta'

type Props = { place: number; group: Group; looking: Looking; nameOf: (place: number) => string }

/** What somebody brings to the group. */
export function ExplainedPerson({ place, group: { people, channels }, looking, nameOf }: Props) {
  const t = useT('penta')
  const held = channels.flatMap(({ gates }) => gates).filter(({ holders }) => holders.includes(place))
  const only = held.filter(({ holders }) => holders.length === 1)
  return (
    <>
      <h3 className="text-lg leading-6 wrap-anywhere">{nameOf(place)}</h3>
      <p className="text-sm text-muted">
        {t('holdsCount', { count: held.length })}
        {people[place]?.isTimeUncertain ? <UncertainTimeMark /> : null}
      </p>
      {held.length === 0 ? (
        <p className="reading mt-2.5">{t('noneOfThem')}</p>
      ) : (
        <>
          <h4 className="mt-3 text-sm text-muted">{t('brings')}</h4>
          <ul className="flex flex-wrap gap-x-4">
            {held.map(({ gate, name }) => (
              <li key={gate}>
                <LookLink to={looking.toLook({ gate })}>{`${gate} ${name}`}</LookLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {only.length > 0 ? (
        <p className="mt-2 text-sm">
          {t('onlyTheirs', { gates: only.map(({ gate }) => gate).join(', ') })}
          {people.some(({ isTimeUncertain }) => isTimeUncertain) ? <UncertainTimeMark /> : null}
        </p>
      ) : null}
    </>
  )
}
