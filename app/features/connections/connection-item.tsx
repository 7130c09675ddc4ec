import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { MemberCard } from '~/ui/members/member-card'
import { ConnectActions } from './connect-actions'
import type { ConnectionCard } from './connections-page'
import { HiddenRequest } from './hidden-request'
import { Note } from './note'

/** A member in the lists of the page: why they stand here, and what can be done about it. */
export function ConnectionItem({ card, isMain }: { card: ConnectionCard; isMain: boolean }) {
  const t = useT('connections')
  const { id, member, askedUsername, state, percent, reason, note, isOnline } = card
  if (!member) return <HiddenRequest id={id} username={askedUsername} note={note} isMain={isMain} />
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
