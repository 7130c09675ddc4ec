import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/members/avatar'
import { UncertainTimeMark } from '~/ui/members/uncertain-time-mark'
import type { Looking } from './look'
import type { Group } from './penta'

type Props = { group: Group; looking: Looking; nameOf: (place: number) => string }

/** Who is in the group, with the mark each has in the drawing. */
export function GroupPeople({ group: { people, channels }, looking, nameOf }: Props) {
  const t = useT('penta')
  const countOf = (place: number) =>
    channels.flatMap(({ gates }) => gates).filter(({ holders }) => holders.includes(place)).length
  return (
    <ul className="grid grid-cols-1 gap-1">
      {people.map(({ fullName, avatarUrl, hdType, isTimeUncertain, mark }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the group
        <li key={place}>
          <Link
            to={looking.toLook({ person: place })}
            replace
            preventScrollReset
            aria-current={looking.isAt({ person: place }) || undefined}
            className="flex min-h-13 items-center gap-3 rounded-control px-2 py-1 text-ink no-underline transition-colors hover:bg-sunken aria-[current]:bg-accent-soft"
          >
            <Avatar name={fullName} src={avatarUrl} type={hdType} size="sm" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{nameOf(place)}</span>
              <span className="block text-sm text-muted">
                {t('holdsCount', { count: countOf(place) })}
                {isTimeUncertain ? <UncertainTimeMark /> : null}
              </span>
            </span>
            <span
              aria-hidden="true"
              className="grid h-6 min-w-6 place-items-center rounded-full border border-line-control px-1 text-xs font-semibold"
            >
              {mark}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
