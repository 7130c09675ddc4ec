import type { ReactNode } from 'react'
import { ClosedProfile } from './closed-profile'
import { ProfileHeader } from './profile-header'
import type { ProfilePageData } from './public-profile'

/** What the page has besides, by who looks at it. */
export type ProfileParts = {
  /** Above the page. */
  lead?: ReactNode
  actions?: ReactNode
  /** Whether this member is here, for who may know. */
  presence?: ReactNode
  /** What the two are to each other, each in a span. */
  tie?: ReactNode
  /** What could not be done. */
  alert?: ReactNode
  /** How the types of the two go together. */
  match?: ReactNode
}

type Props = ProfileParts & {
  page: ProfilePageData
  /** The sections of the page. */
  children: ReactNode
}

/** A member's page as this viewer may see it. */
export function PublicProfilePage({ page, lead, actions, presence, tie, alert, match, children }: Props) {
  const { profile, viewer, preview } = page
  return (
    <div className="grid gap-5">
      {lead}
      {profile.kind === 'page' ? (
        <>
          <ProfileHeader profile={profile} preview={preview} {...{ actions, presence, tie, alert, match }} />
          {children}
        </>
      ) : (
        <ClosedProfile profile={profile} viewer={viewer} actions={actions} />
      )}
    </div>
  )
}
