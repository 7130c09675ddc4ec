import { useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { useClock } from '~/ui/clock/use-clock'
import type { ListedEvent } from './events'
import { whenText, whenThere } from './when-text'

/** When it is by the reader's own clock, and below by the one it is planned by, where that differs; then both say whose they are. */
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
