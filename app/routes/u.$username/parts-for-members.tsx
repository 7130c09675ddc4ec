import type { ProfileParts } from '~/features/profile/public-profile-page'
import { BlockButton, ConnectButton, FollowButton, MuteAlert, MuteForm, PresenceLine, TieLine } from './later-parts'
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
