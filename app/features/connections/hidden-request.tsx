import { useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { useEffect, useId, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { ConnectionAlert } from './connection-alert'
import { type ConnectionAnswer, refusedWithoutScripts } from './connections'
import { Note } from './note'
import { CONNECTION_ACTION } from './use-connection'

type Props = {
  /** Of the request's row: the member isn't named. */
  id: string
  /** By which they were asked from their closed page; null where it was open then. */
  username: string | null
  note: string | null
  /** Says what was refused without scripts: one card of a list does. */
  isMain: boolean
}

/**
 * A request to a member whose page is closed to the viewer by now: it can be taken back, and says no more of them than was
 * known to ask. */
export function HiddenRequest({ id, username, note, isMain }: Props) {
  const t = useT('connections')
  const fetcher = useFetcher<ConnectionAnswer>({ key: `connection ${id}` })
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const [titleId, noteId, buttonId] = [useId(), useId(), useId()]
  const status = useRef<HTMLParagraphElement>(null)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const isCancelled = fetcher.data?.done === true
  const refused = answer && !answer.done ? answer : null
  const said = refused ?? (isMain && !fetcher.data ? refusedWithoutScripts(params) : null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isCancelled) status.current?.focus({ preventScroll: true })
  }, [isCancelled])
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-1 items-center gap-3">
        <Avatar name="?" src={null} className="scale-110" />
        <h3 id={titleId} className="min-w-0 flex-1 pl-0.5 text-base leading-5.5 font-semibold">
          {username ? `@${username}` : t('hidden')}
        </h3>
      </div>
      {note ? <Note id={noteId}>{note}</Note> : null}
      {isCancelled ? (
        <p ref={status} role="status" tabIndex={-1} className="text-sm text-muted">
          {t('requestCancelled')}
        </p>
      ) : (
        <fetcher.Form method="post" action={CONNECTION_ACTION} className="relative">
          <input type="hidden" name="row" value={id} />
          <input type="hidden" name="back" value={pathname + search} />
          <Button
            type="submit"
            id={buttonId}
            name="intent"
            value="cancel"
            size="s"
            variant="quiet"
            pending={fetcher.state !== 'idle'}
            aria-labelledby={note ? `${buttonId} ${titleId} ${noteId}` : `${buttonId} ${titleId}`}
          >
            {t('cancelRequest')}
          </Button>
          {said ? <ConnectionAlert said={said} isMain={isMain} /> : null}
        </fetcher.Form>
      )}
    </Card>
  )
}
