import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ClosedProfile } from './closed-profile'
import type { MemberActions } from './member-menu'
import { ProfileActions } from './profile-actions'
import { ProfileChart } from './profile-chart'
import { ProfileHeader } from './profile-header'
import type { ProfilePageData } from './public-profile'
import { SeenAs } from './seen-as'

/** What other features bring to the page of another member. */
export type ProfileParts = MemberActions & {
  /** Whether this member is here, for who may know. */
  presence: ReactNode
  /** What the two are to each other, each in a span. */
  tie: ReactNode
  /** What could not be done. */
  alert: ReactNode
  /** The address that lays this chart over the viewer's. */
  compare: string
}

type Props = {
  page: ProfilePageData
  /** Null for visitors and on one's own page. */
  parts: ProfileParts | null
  /** The sections of the page, given the chart. */
  children: (chart: ReactNode) => ReactNode
}

/** A member's page as this viewer may see it. */
export function PublicProfilePage({ page: { profile, viewer, preview, typeMatch }, parts, children }: Props) {
  const isOwn = viewer === 'owner'
  return (
    <div className="grid gap-5">
      {isOwn ? <SeenAs preview={preview} /> : null}
      {profile.kind === 'page' ? (
        <>
          <ProfileHeader
            profile={profile}
            preview={preview}
            presence={parts?.presence}
            tie={parts?.tie}
            alert={parts?.alert}
            match={parts && typeMatch ? <Link to={parts.compare}>{typeMatch}</Link> : null}
            // Somebody else's buttons would do something else in the owner's hand.
            actions={
              preview ? null : (
                <ProfileActions viewer={viewer} username={profile.username} fullName={profile.fullName} parts={parts} />
              )
            }
          />
          {children(<ProfileChart profile={profile} isOwn={isOwn && !preview} compare={parts?.compare ?? null} />)}
        </>
      ) : (
        <ClosedProfile profile={profile} viewer={viewer} />
      )}
    </div>
  )
}
