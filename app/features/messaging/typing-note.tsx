import { useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'

/** Whoever pauses and types on would otherwise be announced every few seconds. */
const PAUSE_MILLISECONDS = 60_000

/** Whether it is said again that someone types. Both times in milliseconds; null: it was not said yet. */
export const isDueAgain = (saidAt: number | null, now: number) => saidAt === null || now - saidAt >= PAUSE_MILLISECONDS

/** Says to those who don't see the header that the other one types, at most once a minute. */
export function TypingNote({ name, isTyping }: { name: string; isTyping: boolean }) {
  const t = useT('messages')
  const saidAt = useRef<number | null>(null)
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const isDue = isTyping && isDueAgain(saidAt.current, Date.now())
    if (isDue) saidAt.current = Date.now()
    setSaid(isDue)
  }, [isTyping])
  return (
    <p role="status" className="sr-only">
      {isSaid ? t('isTyping', { name }) : null}
    </p>
  )
}
