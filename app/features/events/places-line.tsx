import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import type { ListedEvent } from './events'

/** Whether who registers now has to wait. */
export const isFull = ({ capacity, goingCount, waitingCount }: ListedEvent) =>
  capacity !== null && (goingCount >= capacity || waitingCount > 0)

/** How many go, out of how many, and who waits. */
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
