import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { MiniBodygraph } from '~/ui/bodygraph/mini-bodygraph'
import { ButtonLink } from '~/ui/button-link'
import { buttonLook } from '~/ui/button-look'
import { Card } from '~/ui/card'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { TypeBadge } from '~/ui/type-badge'
import type { BirthTimeAnswer, DayMap } from './birth-time'
import { chosenTimeAt, compareAddress, dayAddress, momentText } from './clock-words'
import { begunAt, instantOf, trackOf } from './moment-of'
import { UseThisTime } from './use-this-time'

type Props = { map: DayMap; at: number; answer: BirthTimeAnswer | undefined }

/** The chart of the chosen moment: drawing, facts, the change before and after it, and what can be done with it. */
export function MomentChart({ map, at, answer }: Props) {
  const t = useT('birth-time')
  const instant = instantOf(map, at)
  const label = momentText(t, map.clock, instant, map.birthDate)
  const chosen = chosenTimeAt(map.clock, instant)
  const saved = map.saved === null ? null : chosenTimeAt(map.clock, instantOf(map, map.saved))
  const type = begunAt(trackOf(map, 'type').spans, at)
  return (
    <Card as="section" aria-labelledby="moment">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="moment" className="tabular text-lg">
          {t('chartAt', { time: label })}
        </h2>
        <Steps map={map} at={at} />
      </header>
      <div className="mt-4 grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <MiniBodygraph data={begunAt(map.drawings, at)} name={t('chartAt', { time: label })} className="mx-auto w-40" />
        <dl className="grid content-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
          {map.tracks.map(({ name, spans }) => (
            <div
              key={name}
              className="gap-x-4 sm:col-span-2 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)] sm:can-subgrid:grid-cols-subgrid"
            >
              <dt className="text-sm leading-6 text-muted">{t(name)}</dt>
              <dd className="min-w-0 wrap-anywhere">
                {name === 'type' && type.type ? (
                  <TypeBadge
                    type={type.type}
                    label={type.text}
                    isTimeUncertain={false}
                    className="text-base whitespace-normal!"
                  />
                ) : (
                  begunAt(spans, at).text || t('nothing')
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-5 flex flex-wrap items-start gap-2 print:hidden">
        <UseThisTime chosen={chosen} label={label} isSaved={map.saved === at} answer={answer} />
        {map.saved === at ? null : (
          <ButtonLink to={compareAddress(saved, chosen)} size="s">
            {t(saved ? 'compareSaved' : 'compareThis')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** To the change before and after: links, so that each moment has its address. */
function Steps({ map, at }: { map: DayMap; at: number }) {
  const t = useT('birth-time')
  const before = map.changes.findLast((minute) => minute < at)
  const after = map.changes.find((minute) => minute > at)
  const addressOf = (minute: number) => dayAddress(chosenTimeAt(map.clock, instantOf(map, minute)))
  const step = (minute: number | undefined, key: 'earlier' | 'later', none: 'noEarlier' | 'noLater') => {
    const icon = key === 'earlier' ? <ChevronLeftIcon className="size-4" /> : <ChevronRightIcon className="size-4" />
    const words = <span>{t(minute === undefined ? none : key)}</span>
    const inside = key === 'earlier' ? [icon, words] : [words, icon]
    const look = buttonLook('quiet', 's', minute === undefined ? 'opacity-60' : '')
    return minute === undefined ? (
      <span className={look}>
        {inside[0]}
        {inside[1]}
      </span>
    ) : (
      <Link to={addressOf(minute)} replace preventScrollReset className={look}>
        {inside[0]}
        {inside[1]}
      </Link>
    )
  }
  return (
    <nav aria-label={t('moment')} className="flex flex-wrap gap-2 print:hidden">
      {step(before, 'earlier', 'noEarlier')}
      {step(after, 'later', 'noLater')}
    </nav>
  )
}
