import { Link } from '@remix-run/react'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { shortAgo } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { Avatar } from '~/ui/members/avatar'
import { highlightMatches } from './list/highlight-matches'
import { type FoundText, type FoundTexts, type MessagesQuery, messagesPath } from './messages-page'

type Props = { found: FoundTexts; query: MessagesQuery }

const NOTES = { newest: 'searchNewest', partly: 'searchPartly', rest: 'searchRest' } as const

/** The messages a search found, each a way to its place in the conversation. */
export function FoundList({ found, query }: Props) {
  const t = useT('messages-more')
  const { messages, state } = found
  return (
    <>
      {messages.length > 0 ? (
        <h2 className="px-4 pt-3 pb-1 text-sm font-semibold text-muted">{t('foundMessages')}</h2>
      ) : null}
      <ul className="divide-y divide-line/60">
        {messages.map((message) => (
          <li key={`${message.conversationId} ${message.seq}`}>
            <FoundMessage message={message} query={query} />
          </li>
        ))}
      </ul>
      {state === 'whole' ? null : <p className="px-4 py-3 text-sm text-muted">{t(NOTES[state])}</p>}
    </>
  )
}

/** So many messages after the one that was found are shown with it at least. */
const AROUND = 25

function FoundMessage({ message, query }: { message: FoundText; query: MessagesQuery }) {
  const t = useT('messages')
  const clock = useClock()
  const { conversationId, person, seq, content, createdAt, isOwn } = message
  return (
    <Link
      to={messagesPath(
        { ...query, say: undefined, percent: undefined, c: conversationId, before: seq + AROUND },
        `#m${seq}`,
      )}
      preventScrollReset
      className="flex gap-3 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <Avatar name={person.fullName} src={person.avatarUrl} type={person.hdType} size="sm" className="mt-0.5" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">{person.fullName}</span>
          <time dateTime={createdAt} className="shrink-0 text-sm text-muted tabular" suppressHydrationWarning>
            {shortAgo(createdAt, clock)}
          </time>
        </span>
        <span className="line-clamp-2 text-sm wrap-anywhere text-muted">
          {isOwn ? t('you', { text: '' }) : null}
          <span lang={textLanguage(content)}>
            {highlightMatches(content, query.q ?? '').map(({ text, isFound }, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order, are made anew with the text, and hold nothing
              isFound ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
            )}
          </span>
        </span>
      </span>
    </Link>
  )
}

const Mark = ({ children }: { children: string }) => (
  <mark className="rounded-[3px] bg-warn-soft font-semibold text-ink">{children}</mark>
)
