import { ConnectButton } from '~/features/connections/connect-button'
import { FollowButton } from '~/features/follows/follow-button'
import { FollowNote } from '~/features/follows/follow-note'
import { MuteAlert, MuteForm } from '~/features/mutes/mute-form'
import { MuteNote } from '~/features/mutes/mute-note'
import { BlockButton } from '~/features/privacy/block-button'
import type { ProfileTies } from '~/features/profile/load-ties.server'
import { PresenceLine } from '~/features/profile/presence-line'

// What only members see on the page of another: one file, for they come together.
export { BlockButton, ConnectButton, FollowButton, MuteAlert, MuteForm, PresenceLine }

/** What the two are to each other, in words. */
export function TieLine({ ties, isConnected }: { ties: ProfileTies; isConnected: boolean }) {
  return (
    <>
      <FollowNote isConnected={isConnected} followsViewer={ties.followsViewer} />
      {ties.mute ? <MuteNote until={ties.mute.until} /> : null}
    </>
  )
}
