import { useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import type { ShownMessage } from './live/conversation-view'

type Props = { messages: readonly ShownMessage[]; ownId: string; name: string }

/** Says to those who do not see what has just come in. */
export function AnnouncedMessages({ messages, ownId, name }: Props) {
  const t = useT('messages')
  const [said, setSaid] = useState('')
  const newest = messages.findLast(({ seq }) => seq > 0)
  const known = useRef(newest?.seq ?? 0)
  useEffect(() => {
    if (!newest || newest.seq <= known.current) return
    known.current = newest.seq
    if (newest.senderId !== ownId) setSaid(t('arrived', { name, text: newest.content || t('photo') }))
  })
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
