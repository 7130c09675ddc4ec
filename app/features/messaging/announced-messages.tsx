import { useEffect, useRef, useState } from 'react'
import { type TextLanguage, textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { WhyNotSent } from './failed-note'
import type { Problem, ShownMessage } from './live/message-log'

type Props = { messages: readonly ShownMessage[]; ownId: string; name: string }

type Line = { key: string; text: string; lang?: TextLanguage; problem?: Problem }

/** Of what comes at once no more is said; the rest is in the log. */
const MOST_SAID = 5

/**
 * Says to those who do not see it what has just come in, and what of their own was refused. Each is a line of its own: the
 * same text twice is said twice, and of several none in place of the others.
 */
export function AnnouncedMessages({ messages, ownId, name }: Props) {
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
    // What is not here for a moment, while the conversation is opened anew, was said all the same.
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
