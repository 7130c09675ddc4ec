import { ConnectButton } from '~/features/connections/connect-button'
import { FollowButton } from '~/features/follows/follow-button'
import { FollowNote } from '~/features/follows/follow-note'
import { MuteAlert, MuteForm } from '~/features/mutes/mute-form'
import { MuteNote } from '~/features/mutes/mute-note'
import { BlockButton } from '~/features/privacy/block-button'
import type { ProfileTies } from '~/features/profile/load-ties.server'
import { PresenceLine } from '~/features/profile/presence-line'
import type { ProfileParts } from '~/features/profile/public-profile-page'
import type { PageData } from './page-data'

/** What other features bring to the page of another member; null for visitors and on one's own page. */
export function partsForMembers({ profile, ties, isConnected, watchedId }: PageData): ProfileParts | null {
  if (profile.kind !== 'page' || !ties || !watchedId) return null
  const { username, fullName } = profile
  const { isFollowing, connection } = ties
  const isMuted = ties.mute !== null
  return {
    connect: <ConnectButton key={username} username={username} fullName={fullName} state={connection} isMain />,
    follow: <FollowButton key={username} username={username} fullName={fullName} isFollowing={isFollowing} isMain />,
    mute: <MuteForm username={username} isMuted={isMuted} />,
    isMuted,
    block: <BlockButton username={username} fullName={fullName} />,
    presence: <PresenceLine memberId={watchedId} />,
    tie: <TieLine ties={ties} isConnected={isConnected} />,
    alert: <MuteAlert username={username} />,
    compare: `/app/compatibility/${username}`,
  }
}

/** What the two are to each other, in words. */
function TieLine({ ties, isConnected }: { ties: ProfileTies; isConnected: boolean }) {
  return (
    <>
      <FollowNote isConnected={isConnected} followsViewer={ties.followsViewer} />
      {ties.mute ? <MuteNote until={ties.mute.until} /> : null}
    </>
  )
}
