import { useEffect, useRef, useState } from 'react'
import { type TextLanguage, textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import type { Problem, ShownMessage } from '../live/message-log'
import { WhyNotSent } from './message-bubble'

type AnnouncedProps = { messages: readonly ShownMessage[]; ownId: string; name: string }

type Line = { key: string; text: string; lang?: TextLanguage; problem?: Problem }

/** At most this many lines are announced; the rest is in the list. */
const MOST_SAID = 5

/**
 * Announces new messages, and own messages that were refused, to screen readers. Each has its own line, so that equal texts
 * are announced twice and several at once are all announced.
 */
export function AnnouncedMessages({ messages, ownId, name }: AnnouncedProps) {
  const t = useT('messages')
  const [lines, setLines] = useState<Line[]>([])
  const known = useRef(lastSeqOf(messages))
  const refused = useRef(new Set<string>())
  const count = useRef(0)
  useEffect(() => {
    const arrived = messages
      .filter(({ seq, senderId }) => seq > known.current && senderId !== ownId)
      .map(({ seq, content }) => ({
        key: `message ${seq}`,
        text: t('arrived', { name, text: content || t('photo') }),
        lang: textLanguage(content),
      }))
    known.current = Math.max(known.current, lastSeqOf(messages))
    const failed = messages
      .filter(({ state, clientId }) => state === 'failed' && !refused.current.has(clientId))
      .map(({ problem = 'unexpected' }) => ({ key: `refusal ${++count.current}`, text: '', problem }))
    // Not cleared: while the conversation is opened again its messages are missing for a moment, but were announced.
    for (const { clientId, state } of messages) {
      if (state === 'failed') refused.current.add(clientId)
      else refused.current.delete(clientId)
    }
    const added = [...arrived, ...failed]
    if (added.length > 0) setLines((said) => [...said, ...added].slice(-MOST_SAID))
  })
  return (
    <div role="status" aria-atomic="false" className="sr-only">
      {lines.map(({ key, text, lang, problem }) => (
        <p key={key} lang={lang}>
          {problem ? <WhyNotSent problem={problem} /> : text}
        </p>
      ))}
    </div>
  )
}

const lastSeqOf = (messages: readonly ShownMessage[]) => messages.findLast(({ seq }) => seq > 0)?.seq ?? 0
