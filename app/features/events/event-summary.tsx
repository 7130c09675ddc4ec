import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { useClock } from '~/ui/clock/use-clock'
import type { ListedEvent } from './events'
import { whenText, whenThere } from './when-text'

const CHIP = 'inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap'

/** The kind of an event, whether it is cancelled or hidden, and the viewer's role. */
export function EventBadges({ event: { kind, state, attendance } }: { event: ListedEvent }) {
  const t = useT('events')
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className="font-semibold text-muted">{t(`kind.${kind}`)}</span>
      {state === 'cancelled' ? <span className={`${CHIP} bg-danger-soft text-danger`}>{t('cancelled')}</span> : null}
      {state === 'hidden' ? <span className={`${CHIP} bg-sunken text-muted`}>{t('hidden')}</span> : null}
      {attendance && (attendance === 'host' || state === 'planned') ? (
        <span className={`${CHIP} bg-accent-soft text-accent`}>{t(`standing.${attendance}`)}</span>
      ) : null}
    </p>
  )
}

/** The time in the reader's zone and, if it differs, in the zone of the event, both labelled. */
export function EventWhen({ event }: { event: Pick<ListedEvent, 'startsAt' | 'endsAt' | 'timeZone'> }) {
  const t = useT('events')
  const clock = useClock()
  const there = whenThere(event, clock)
  return (
    <>
      <time dateTime={event.startsAt} suppressHydrationWarning>
        {there ? t('yourTime', { when: whenText(event, clock) }) : whenText(event, clock)}
      </time>
      <span className="block text-sm text-muted" suppressHydrationWarning>
        {there ? t('there', { when: there, zone: zoneName(event.timeZone, clock.language) }) : ''}
      </span>
    </>
  )
}

/** Whether a new guest joins the waitlist. */
export const isFull = ({ capacity, goingCount, waitingCount }: ListedEvent) =>
  capacity !== null && (goingCount >= capacity || waitingCount > 0)

/** Guests, capacity and waitlist, as numbers. */
export function PlacesLine({ event }: { event: ListedEvent }) {
  const t = useT('events')
  const language = useLanguage()
  const { capacity, goingCount, waitingCount } = event
  const going =
    capacity === null
      ? t('goingCount', { count: goingCount })
      : t('goingOf', { count: goingCount, capacity: countText(capacity, language) })
  return (
    <>
      {going}
      {waitingCount > 0 ? ` · ${t('waitingCount', { count: waitingCount })}` : null}
    </>
  )
}
