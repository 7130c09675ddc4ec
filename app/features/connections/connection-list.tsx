import { Link, useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { useEffect, useId, useRef } from 'react'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { useMoreItems } from '~/platform/client/use-more-items'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { PeopleIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { MemberCard } from '~/ui/members/member-card'
import { EmptyState } from '~/ui/states/empty-state'
import { LoadMore } from '~/ui/states/load-more'
import { ConnectActions } from './connect-actions'
import { ConnectionAlert } from './connection-alert'
import { type ConnectionAnswer, refusedWithoutScripts } from './connections'
import { type ConnectionCard, type ConnectionsPage, type ConnectionsQuery, connectionsPath } from './connections-page'
import { CONNECTION_ACTION } from './use-connection'

/** One of the lists, with the button for more, or its end. */
export function ConnectionList({ page }: { page: ConnectionsPage }) {
  const t = useT('connections')
  const { query } = page
  const { items, next, state, list, load } = useMoreItems(page, {
    itemsOf: ({ cards }: ConnectionsPage) => cards,
    keyOf: ({ id }) => id,
    cursorOf: (each) => each.query.cursor,
    nextOf: ({ nextCursor }) => nextCursor,
    pathTo: (cursor) => connectionsPath({ ...query, cursor }),
  })
  if (items.length === 0 && query.cursor === null) return <NoConnections query={query} />
  return (
    <div className="grid gap-5">
      {query.cursor === null ? null : (
        <Link
          to={connectionsPath({ ...query, cursor: null })}
          preventScrollReset
          className="underline underline-offset-4"
        >
          {t('first')}
        </Link>
      )}
      <h2 className="sr-only">{t(`tab.${query.tab}`)}</h2>
      <ul ref={list} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((card, place) => (
          <ConnectionItem key={card.id} card={card} isMain={place === 0} />
        ))}
      </ul>
      <LoadMore
        to={next}
        state={state}
        onPress={load}
        label={t(state === 'failed' ? 'again' : 'more')}
        failedLabel={t('moreFailed')}
        endLabel={t(`end.${query.tab}`)}
      />
      {next === null && query.tab === 'matches' ? (
        <p className="-mt-3 text-center">
          <ButtonLink to="/app/explore">{t('toExplore')}</ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

/** A member in a list, with the reason or note and the actions. */
function ConnectionItem({ card, isMain }: { card: ConnectionCard; isMain: boolean }) {
  const t = useT('connections')
  const { id, member, recipientUsername, state, percent, reason, note, isOnline } = card
  if (!member) return <HiddenRequest id={id} username={recipientUsername} note={note} isMain={isMain} />
  const { username, fullName } = member
  return (
    <MemberCard
      member={member}
      match={percent === null ? null : { percent, whyHref: `/app/compatibility/${username}` }}
      isOnline={isOnline}
      actions={
        <ConnectActions username={username} fullName={fullName} state={state} isMain={isMain}>
          <ButtonLink to={`/u/${username}`} size="s" aria-label={t('profileNamed', { name: fullName })}>
            {t('profile')}
          </ButtonLink>
        </ConnectActions>
      }
    >
      {reason ? <p className="text-sm text-pretty text-muted">{reason}</p> : null}
      {note ? <Note>{note}</Note> : null}
    </MemberCard>
  )
}

type HiddenRequestProps = {
  /** The request's id, since the member is hidden. */
  id: string
  /** The username to which the request was sent, if the profile was already closed; else null. */
  username: string | null
  note: string | null
  /** Shows why a request without scripts was refused; true for one card of a list. */
  isMain: boolean
}

/**
 * A request to a member whose profile is now closed to the viewer. It can be cancelled, and shows no more than the viewer knew
 * when sending it.
 */
function HiddenRequest({ id, username, note, isMain }: HiddenRequestProps) {
  const t = useT('connections')
  const fetcher = useFetcher<ConnectionAnswer>({ key: `connection ${id}` })
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const [titleId, noteId, buttonId] = [useId(), useId(), useId()]
  const status = useRef<HTMLParagraphElement>(null)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const isCancelled = fetcher.data?.done === true
  const refused = answer && !answer.done ? answer : null
  const refusal = refused ?? (isMain && !fetcher.data ? refusedWithoutScripts(params) : null)
  // The focused button has disappeared.
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
          {refusal ? <ConnectionAlert said={refusal} isMain={isMain} /> : null}
        </fetcher.Form>
      )}
    </Card>
  )
}

/** The note of a request. */
const Note = ({ id, children }: { id?: string; children: string }) => (
  <blockquote
    id={id}
    lang={textLanguage(children)}
    className="border-l-2 border-line-strong pl-3 text-sm leading-5.5 wrap-anywhere whitespace-pre-line"
  >
    {children}
  </blockquote>
)

/** An empty list: why, and what to do next. */
function NoConnections({ query }: { query: ConnectionsQuery }) {
  const t = useT('connections')
  const { tab, list, q, type } = query
  const isSought = q !== '' || type !== null
  const icon = <PeopleIcon className="size-7" />
  const toMatches = <ButtonLink to={connectionsPath({})}>{t('seeMatches')}</ButtonLink>
  if (isSought) {
    return (
      <EmptyState
        icon={icon}
        title={t('noMatches')}
        action={<ButtonLink to={connectionsPath({ tab, list })}>{t('showAll')}</ButtonLink>}
      >
        {t('noMatchesSoughtText')}
      </EmptyState>
    )
  }
  if (tab === 'connected') {
    return (
      <EmptyState icon={icon} title={t('noConnections')} action={toMatches}>
        {t('noConnectionsText')}
      </EmptyState>
    )
  }
  if (tab === 'requests') {
    return (
      <EmptyState icon={icon} title={t(list === 'sent' ? 'noSent' : 'noReceived')} action={toMatches}>
        {t(list === 'sent' ? 'noSentText' : 'noReceivedText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={t('noMatches')}
      action={<ButtonLink to={connectionsPath({ tab: 'connected' })}>{t('seeConnected')}</ButtonLink>}
    >
      {t('noMatchesText')}
    </EmptyState>
  )
}
