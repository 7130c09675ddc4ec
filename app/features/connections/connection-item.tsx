import { useFetcher, useLocation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { MemberCard } from '~/ui/member-card'
import { ConnectActions } from './connect-actions'
import type { ConnectionCard } from './connections-page'
import { CONNECTION_ACTION } from './use-connection'

/** A member in the lists of the page: why they stand here, and what can be done about it. */
export function ConnectionItem({ card, isMain }: { card: ConnectionCard; isMain: boolean }) {
  const t = useT('connections')
  const { id, member, state, percent, reason, note, isOnline } = card
  if (!member) return <HiddenRequest id={id} note={note} />
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

/** A request to somebody whose page is closed to the viewer by now: it can be taken back, and doesn't say who it is. */
function HiddenRequest({ id, note }: { id: string; note: string | null }) {
  const t = useT('connections')
  const fetcher = useFetcher({ key: `connection ${id}` })
  const { pathname, search } = useLocation()
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-1 items-center gap-3">
        <Avatar name="?" src={null} className="scale-110" />
        <h3 className="min-w-0 flex-1 pl-0.5 text-base leading-5.5 font-semibold">{t('hidden')}</h3>
      </div>
      {note ? <Note>{note}</Note> : null}
      <fetcher.Form method="post" action={CONNECTION_ACTION}>
        <input type="hidden" name="member" value={id} />
        <input type="hidden" name="back" value={pathname + search} />
        <Button type="submit" name="intent" value="cancel" size="s" variant="quiet" pending={fetcher.state !== 'idle'}>
          {t('cancelRequest')}
        </Button>
      </fetcher.Form>
    </Card>
  )
}

const Note = ({ children }: { children: string }) => (
  <blockquote className="border-l-2 border-line-strong pl-3 text-sm leading-5.5 wrap-anywhere whitespace-pre-line">
    {children}
  </blockquote>
)
