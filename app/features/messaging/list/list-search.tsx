import { Form, Link, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { TYPES } from '~/domain/human-design/terms/codes'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { shortAgo } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { CloseIcon, SearchIcon } from '~/ui/icons'
import { Avatar } from '~/ui/members/avatar'
import { type FoundText, type FoundTexts, type MessagesQuery, messagesPath } from '../messages-page'
import { highlightMatches } from './highlight-matches'

/** The search starts after this pause in typing, in milliseconds. */
const PAUSE_MS = 350

/** Searches names and texts as one types; without scripts, with Enter. */
export function ListSearch({ query }: { query: MessagesQuery }) {
  const t = useT('messages')
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(waiting.current), [])
  // Going back, or another link, changes the search without typing.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query.q ?? ''
  }, [query.q])

  const search = (delay: number) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      if (!form.current || !input.current) return
      const q = input.current.value.trim()
      if (q !== (query.q ?? '')) submit(form.current, { replace: query.q !== undefined, preventScrollReset: true })
    }, delay)
  }
  return (
    <Form
      ref={form}
      role="search"
      action="/app/messages"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        search(0)
      }}
    >
      {query.c ? <input type="hidden" name="c" value={query.c} /> : null}
      {query.type ? <input type="hidden" name="type" value={query.type} /> : null}
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint" />
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={query.q}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={t('search')}
        onInput={() => search(PAUSE_MS)}
        className="h-10 w-full rounded-control border border-transparent bg-sunken pr-10 pl-9 text-base placeholder:text-muted hover:border-line-strong focus-visible:border-accent focus-visible:outline-offset-0 pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {query.q ? (
        <Link
          to={messagesPath({ ...query, q: undefined, list: undefined })}
          preventScrollReset
          aria-label={t('clearSearch')}
          onClick={() => {
            if (input.current) input.current.value = ''
            input.current?.focus()
          }}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </Link>
      ) : null}
    </Form>
  )
}

/** One type, or all of them; in a strip that scrolls by itself where it is too narrow. */
export function TypeFilter({ query }: { query: MessagesQuery }) {
  const t = useT('messages')
  const choices = [undefined, ...TYPES]
  return (
    <nav aria-label={t('filterLabel')} className="overflow-x-auto px-4 pb-3 strip">
      <ul className="flex min-w-max gap-1 lg:min-w-0 lg:flex-wrap">
        {choices.map((type) => (
          <li key={type ?? 'all'}>
            <Link
              to={messagesPath({ ...query, type, list: undefined })}
              preventScrollReset
              aria-current={query.type === type ? 'true' : undefined}
              className="inline-flex min-h-7 items-center rounded-full border border-line-strong px-2.5 text-sm text-muted transition-colors hover:bg-sunken focus-visible:-outline-offset-1 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3.5"
            >
              {t(type ? `type.${type}` : 'allTypes')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FoundProps = { found: FoundTexts; query: MessagesQuery }

/** What a search of texts left out, by its state. */
export const SEARCH_NOTES = { newest: 'searchNewest', partly: 'searchPartly', rest: 'searchRest' } as const

/** The messages a search found, each a link to its place in the conversation. */
export function FoundList({ found, query }: FoundProps) {
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
      {state === 'whole' ? null : <p className="px-4 py-3 text-sm text-muted">{t(SEARCH_NOTES[state])}</p>}
    </>
  )
}

/** At least this many messages after the found one are loaded with it. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order, have no state and no other key
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
