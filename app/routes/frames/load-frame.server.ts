import { loadSuspensionNotice } from '~/features/appeals/appeals.server'
import { opensListWithoutScripts } from '~/features/notifications/notifications.server'
import { loadZoneQuestion } from '~/features/time-zone/time-zone.server'
import { countsOf, NOTHING_UNREAD } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { FrameData } from './frame-data'

/** What the frame of a page outside /app shows of the viewer; of a visitor nothing. */
export async function loadFrame(context: Context, member: Viewer | null, request: Request): Promise<FrameData> {
  if (!member) return { counts: NOTHING_UNREAD, suspension: null, isUndecided: false, zoneQuestion: null }
  const [counts, suspension, zoneQuestion] = await Promise.all([
    countsOf(context, member.id),
    loadSuspensionNotice(context, member, request),
    loadZoneQuestion(context, member, request),
  ])
  return {
    // That page's own loader marks them beside this one.
    counts: opensListWithoutScripts(request) ? { ...counts, notices: 0 } : counts,
    suspension,
    isUndecided: member.profileVisibility === 'undecided',
    zoneQuestion,
  }
}
