import type { useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { ButtonLink } from '../controls/button-link'
import { useFocusWhenFewer } from '../controls/use-focus-when-fewer'
import { Card } from '../layout/card'
import { Avatar } from '../members/avatar'
import { EmptyState } from './empty-state'

type Person = {
  /** Of the row. */
  id: string
  /** Null, as the name, where the reader may no longer read who it is. */
  username: string | null
  fullName: string | null
  avatarUrl: string | null
  /** What else there is to say, beside the username. */
  note?: string
}

type Props = {
  /** Of the heading: addresses lead to it. */
  id: string
  words: { title: string; lead: string; nobody: string; nobodyText: string; hidden: string; release: string }
  releaseNamed: (name: string) => string
  people: Person[]
  /** A long list is read page by page: the ways to its beginning and to what follows, where there is any. */
  pages: { first: string | null; next: string | null; words: { first: string; more: string } }
  /** The form of each row: where it goes, and what it means there. */
  action: string
  intent: string
  fetcher: Pick<ReturnType<typeof useFetcher>, 'Form' | 'state' | 'formData'>
  /** Why it could not be done. */
  alert: ReactNode
  /** That it was done. */
  done: ReactNode
}

/** Members that the reader keeps at a distance, each with a button that ends it. */
export function ReleaseList({ id, words, releaseNamed, people, pages, action, intent, fetcher, alert, done }: Props) {
  const { Form, state, formData } = fetcher
  const waiting = state === 'idle' ? null : formData?.get('row')
  const title = useFocusWhenFewer(people.length)
  return (
    <Card as="section" aria-labelledby={id} className="max-w-170">
      <h2 id={id} ref={title} tabIndex={-1} className="scroll-mt-20">
        {words.title}
      </h2>
      <p className="mt-1 text-muted">{words.lead}</p>
      {waiting ? null : alert}
      {people.length === 0 ? (
        <EmptyState title={words.nobody} className="py-6!">
          {words.nobodyText}
        </EmptyState>
      ) : (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {people.map(({ id: row, username, fullName, avatarUrl, note }) => (
            <li key={row} className="flex items-center gap-3 py-2.5">
              <Avatar name={fullName ?? '?'} src={avatarUrl} />
              <p className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{fullName ?? words.hidden}</span>
                <span className="facts text-sm text-muted">
                  {username ? <span className="wrap-anywhere">{`@${username}`}</span> : null}
                  {note ? <span>{note}</span> : null}
                </span>
              </p>
              <Form method="post" action={action}>
                <input type="hidden" name="row" value={row} />
                <Button
                  type="submit"
                  name="intent"
                  value={intent}
                  size="s"
                  pending={waiting === row}
                  aria-label={releaseNamed(fullName ?? words.hidden)}
                >
                  {words.release}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {pages.first || pages.next ? (
        <div className="mt-3 flex flex-wrap gap-3">
          {pages.first ? (
            <ButtonLink to={pages.first} size="s">
              {pages.words.first}
            </ButtonLink>
          ) : null}
          {pages.next ? (
            <ButtonLink to={pages.next} size="s">
              {pages.words.more}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      {done}
    </Card>
  )
}
