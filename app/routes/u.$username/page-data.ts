import type { ProfileTies } from '~/features/profile/load-ties.server'
import type { ProfilePageData } from '~/features/profile/public-profile'
import type { FrameData } from './frame-data'
import type { ProfilePart } from './part.server'

/** All that the page of a member is drawn from. */
export type PageData = ProfilePageData & {
  frame: FrameData
  /** What the section shows; null where there is no page to see. */
  part: ProfilePart | null
  /** What the viewer is to the member; null for visitors and on one's own page. */
  ties: ProfileTies | null
}
