import type { HubCounts } from '~/domain/messaging/objects'
import type { SuspensionNotice } from '~/features/appeals/appeals'
import type { ZoneQuestionData } from '~/features/time-zone/time-zone.server'

/**
 * What the frame of members' pages shows of the viewer: unread messages and new notifications, a suspension, that no one sees
 * them yet, and the question about their zone.
 */
export type FrameData = {
  counts: HubCounts
  suspension: SuspensionNotice | null
  isUndecided: boolean
  zoneQuestion: ZoneQuestionData | null
}
