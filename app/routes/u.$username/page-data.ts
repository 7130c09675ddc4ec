import type { ReactNode } from 'react'
import type { ProfileTies } from '~/features/profile/load-ties.server'
import type { ProfilePageData, ShownProfile } from '~/features/profile/public-profile'
import type { FrameData } from '../frames/frame-data'
import type { ProfilePart } from './part.server'
import type { ProfileTab } from './profile-tabs'

/** The data of a member's page. */
export type PageData = ProfilePageData & {
  frame: FrameData
  /** What the section shows; null where there is no page to see. */
  part: ProfilePart | null
  /** What the viewer is to the member; null for visitors and on one's own page. */
  ties: ProfileTies | null
  /** How the viewer and the member are connected, where the page is closed and they may ask; else null. */
  asked: ProfileTies['connection'] | null
}

/** What a section is rendered from. */
export type SectionProps<T extends ProfileTab> = {
  page: PageData
  profile: ShownProfile
  part: Extract<ProfilePart, { tab: T }>
}

export type ViewProps = { page: PageData; children: ReactNode }
