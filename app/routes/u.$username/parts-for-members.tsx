import { Suspense } from 'react'
import type { ProfileParts } from '~/features/profile/public-profile-page'
import { BlockButton, FollowButton, MuteAlert, MuteForm, PresenceLine, TieLine } from './later-parts'
import type { PageData } from './page-data'

/** What other features bring to the page of another member; null for visitors and on one's own page. */
export function partsForMembers({ profile, ties, isConnected, watchedId }: PageData): ProfileParts | null {
  if (profile.kind !== 'page' || !ties || !watchedId) return null
  const { username, fullName } = profile
  const isMuted = ties.mute !== null
  return {
    follow: (
      <Suspense fallback={null}>
        <FollowButton key={username} username={username} fullName={fullName} isFollowing={ties.isFollowing} isMain />
      </Suspense>
    ),
    mute: (
      <Suspense fallback={null}>
        <MuteForm username={username} isMuted={isMuted} />
      </Suspense>
    ),
    isMuted,
    block: (
      <Suspense fallback={null}>
        <BlockButton username={username} fullName={fullName} />
      </Suspense>
    ),
    presence: (
      <Suspense fallback={null}>
        <PresenceLine memberId={watchedId} />
      </Suspense>
    ),
    tie: (
      <Suspense fallback={null}>
        <TieLine ties={ties} isConnected={isConnected} />
      </Suspense>
    ),
    alert: (
      <Suspense fallback={null}>
        <MuteAlert username={username} />
      </Suspense>
    ),
  }
}
