import { mapNotificationSettings } from '~/data/notification-settings.server'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'
import { loadPush } from './load-push.server'
import type { NotificationsData } from './notification-settings'

/** The tab "Notifications". */
export async function loadNotificationSettings(context: Context, viewer: Viewer): Promise<NotificationsData> {
  const [inForce, push, timeZone] = await Promise.all([
    mapNotificationSettings(context.db, [viewer.id]),
    loadPush(context, viewer),
    context.timeZone(),
  ])
  const settings = inForce.get(viewer.id)!
  return {
    settings,
    timeZone,
    deviceTimeZone: context.deviceTimeZone,
    timeZones: timeZonesWith(timeZone, context.deviceTimeZone),
    email: viewer.email,
    isConfirmed: viewer.emailConfirmedAt !== null,
    push,
  }
}

/** Every zone the platform knows, and the member's and the device's, which may be older names. */
const timeZonesWith = (chosen: string, device: string | null) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen, device ?? chosen])].sort((one, other) =>
    one < other ? -1 : 1,
  )
