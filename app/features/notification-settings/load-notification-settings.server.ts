import { mapNotificationSettings } from '~/data/notifications/notification-settings.server'
import { timeZoneNames } from '~/domain/community/places/canonical-zone'
import { toTimeZone } from '~/domain/community/places/time-zone'
import { FALLBACK_TIME_ZONE } from '~/domain/community/places/wall-clock'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import { loadPush } from './load-push.server'
import type { NotificationsData } from './notification-settings'

/** The tab "Notifications". */
export async function loadNotificationSettings(context: Context, viewer: Viewer): Promise<NotificationsData> {
  const [inForce, push] = await Promise.all([
    mapNotificationSettings(context.db, [viewer.id]),
    loadPush(context, viewer),
  ])
  const saved = inForce.get(viewer.id)!
  // A zone may be stored by a former name.
  const settings = { ...saved, timeZone: toTimeZone(saved.timeZone) ?? FALLBACK_TIME_ZONE }
  const hasTimeZone = viewer.timeZone !== null
  const timeZone = hasTimeZone ? settings.timeZone : await context.timeZone()
  return {
    settings,
    hasTimeZone,
    timeZone,
    timeZones: timeZonesWith(timeZone),
    email: viewer.email,
    isConfirmed: viewer.emailConfirmedAt !== null,
    push,
  }
}

/** Every zone the platform knows, and the chosen one, which its list may lack. */
const timeZonesWith = (chosen: string) => [...new Set([...timeZoneNames(), FALLBACK_TIME_ZONE, chosen])].sort()
