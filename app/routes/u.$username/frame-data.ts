import type { HubCounts } from '~/domain/messaging/objects'
import type { SuspensionNotice } from '~/features/appeals/appeals'

/** What the frame of a page outside /app shows of the viewer: what is unread, and a suspension. */
export type FrameData = { counts: HubCounts; suspension: SuspensionNotice | null }
