import { mapNotificationSettings } from '~/data/notification-settings.server'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'
import { loadPush } from './load-push.server'
import type { NotificationsData } from './notification-settings'

/** The tab "Notifications". */
export async function loadNotificationSettings(context: Context, viewer: Viewer): Promise<NotificationsData> {
  const [inForce, push] = await Promise.all([
    mapNotificationSettings(context.db, [viewer.id]),
    loadPush(context, viewer),
  ])
  const settings = inForce.get(viewer.id)!
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

/** Every zone the platform knows, and the chosen one, which may be an older name. */
const timeZonesWith = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort((one, other) => (one < other ? -1 : 1))
