import { Form, Link, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { TYPES } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'
import { CloseIcon, SearchIcon } from '~/ui/icons'
import { type MessagesQuery, messagesPath } from '../messages-page'

/** Typing goes on for less than this between two letters, in milliseconds. */
const PAUSE_MS = 350

/** Searches names and texts as one types; without scripts, with Enter. */
export function ListSearch({ query }: { query: MessagesQuery }) {
  const t = useT('messages')
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(waiting.current), [])
  // Going back, or another link, changes what is searched without a key.
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
