import type { ReactNode } from 'react'
import { ClosedProfile } from './closed-profile'
import { ProfileActions } from './profile-actions'
import { ProfileChart } from './profile-chart'
import { ProfileHeader } from './profile-header'
import type { ProfilePageData, ShownProfile } from './public-profile'
import { SeenAs } from './seen-as'

type Props = {
  page: ProfilePageData
  /** For another member: what stops the two from seeing each other. */
  block: (profile: ShownProfile) => ReactNode
  /** Whether this member is here, for who may know. */
  presence: ReactNode
}

/** A member's page as this viewer may see it. */
export function PublicProfilePage({ page: { profile, viewer, preview }, block, presence }: Props) {
  const isOwn = viewer === 'owner'
  return (
    <div className="grid gap-5">
      {isOwn ? <SeenAs preview={preview} /> : null}
      {profile.kind === 'page' ? (
        <>
          <ProfileHeader
            profile={profile}
            presence={presence}
            // Somebody else's buttons would do something else in the owner's hand.
            actions={
              preview ? null : (
                <ProfileActions
                  viewer={viewer}
                  username={profile.username}
                  fullName={profile.fullName}
                  block={block(profile)}
                />
              )
            }
          />
          <ProfileChart profile={profile} isOwn={isOwn && !preview} />
        </>
      ) : (
        <ClosedProfile profile={profile} viewer={viewer} />
      )}
    </div>
  )
}
