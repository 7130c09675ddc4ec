import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import type { ConversationState } from './live/conversation-client'

/** A connection that is back sooner than this, in milliseconds, was not missed. */
const PATIENCE_MS = 2500

/** Says that nothing comes in at the moment, and that what is written is kept. */
export function ConnectionNote({ connection }: Pick<ConversationState, 'connection'>) {
  const t = useT('messages')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (connection !== 'connecting') return
    const timer = setTimeout(setLate, PATIENCE_MS, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [connection])
  const text =
    connection === 'offline' ? t('offline') : connection === 'connecting' && isLate ? t('reconnecting') : null
  return (
    <p role="status" className={text ? 'shrink-0 bg-warn-soft px-4 py-1.5 text-center text-sm text-ink' : 'sr-only'}>
      {text}
    </p>
  )
}
