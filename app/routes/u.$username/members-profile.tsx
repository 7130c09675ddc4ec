import { Link } from '@remix-run/react'
import { ConnectButton } from '~/features/connections/connect-button'
import { FollowButton, FollowNote } from '~/features/follows/follow-button'
import { MuteAlert, MuteForm, MuteNote } from '~/features/mutes/mute-form'
import { BlockButton } from '~/features/privacy/block-button'
import { MemberActions, OwnActions, PresenceLine, SeenAs } from '~/features/profile/members-profile'
import { type ProfileParts, PublicProfilePage } from '~/features/profile/public-profile-page'
import { preloadWords } from '~/locales/dictionaries'
import { MembersFrame } from '../frames/members-frame'
import type { PageData, ViewProps } from './page-data'
import { comparePath } from './profile-tabs'

export const i18n = preloadWords(
  'appeals',
  'blocking',
  'connect',
  'follows',
  'mutes',
  'premium-note',
  'shell',
  'time-zone',
)

/** A member's page for members: another's with what can be done about them, one's own with the ways to look at it. */
export default function MembersProfile({ page, children }: ViewProps) {
  return (
    <MembersFrame frame={page.frame}>
      <PublicProfilePage page={page} {...(page.viewer === 'owner' ? partsForOwner(page) : partsForOthers(page))}>
        {children}
      </PublicProfilePage>
    </MembersFrame>
  )
}

const partsForOwner = ({ preview }: PageData): ProfileParts => ({
  lead: <SeenAs preview={preview} />,
  // Somebody else's buttons would do something else in the owner's hand.
  actions: preview ? null : <OwnActions />,
})

/** What other features bring to the page of another member. */
function partsForOthers({ profile, ties, asked, isConnected, watchedId, typeMatch }: PageData): ProfileParts {
  if (profile.kind === 'restricted' && asked) {
    const { name } = profile
    return {
      actions: (
        <ConnectButton key={name} username={name} fullName={`@${name}`} state={asked} variant="primary" isMain />
      ),
    }
  }
  if (profile.kind !== 'page' || !ties || !watchedId) return {}
  const { username, fullName } = profile
  const { isFollowing, connection, followsViewer, mute } = ties
  return {
    actions: (
      <MemberActions
        username={username}
        fullName={fullName}
        connect={<ConnectButton key={username} username={username} fullName={fullName} state={connection} isMain />}
        follow={
          <FollowButton key={username} username={username} fullName={fullName} isFollowing={isFollowing} isMain />
        }
        mute={<MuteForm username={username} isMuted={mute !== null} />}
        isMuted={mute !== null}
        block={<BlockButton username={username} fullName={fullName} />}
      />
    ),
    presence: <PresenceLine memberId={watchedId} />,
    tie: (
      <>
        <FollowNote isConnected={isConnected} followsViewer={followsViewer} />
        {mute ? <MuteNote until={mute.until} /> : null}
      </>
    ),
    alert: <MuteAlert username={username} />,
    match: typeMatch ? <Link to={comparePath(username)}>{typeMatch}</Link> : null,
  }
}
