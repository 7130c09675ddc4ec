import { mapNotificationSettings } from '~/data/notifications/notification-settings.server'
import { listPushBrowsers } from '~/data/notifications/push.server'
import type { NotificationSettings } from '~/domain/community/notifications/notification-settings'
import { timeZoneNames, toTimeZone } from '~/domain/community/places/time-zone'
import { FALLBACK_TIME_ZONE } from '~/domain/community/places/wall-clock'
import { vapidKeysOf } from '~/platform/push/web-push'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'

export type PushBrowser = {
  id: string
  browser: string | null
  system: string | null
  createdAt: string
  /** Whether the request comes from it. */
  isThis: boolean
}

export type PushData = {
  /** The public VAPID key; null where push is not set up on this site. */
  publicKey: string | null
  browsers: PushBrowser[]
}

export type NotificationsData = {
  settings: NotificationSettings
  /** False until a device has reported a time zone or the member has chosen one. */
  hasTimeZone: boolean
  /** The initial value of the field: the member's zone, else the device's. */
  timeZone: string
  timeZones: string[]
  email: string
  isConfirmed: boolean
  push: PushData
}

/** Loads the tab "Notifications". */
export async function loadNotificationSettings(context: Context, viewer: Viewer): Promise<NotificationsData> {
  const [stored, push] = await Promise.all([
    mapNotificationSettings(context.db, [viewer.id]),
    loadPush(context, viewer),
  ])
  const saved = stored.get(viewer.id)!
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

/** Every zone the runtime knows, with the chosen one, which its list may lack. */
const timeZonesWith = (chosen: string) => [...new Set([...timeZoneNames(), FALLBACK_TIME_ZONE, chosen])].sort()

/** Whether this site has push, and which browsers of the member it goes to. */
async function loadPush(context: Context, viewer: Viewer): Promise<PushData> {
  const keys = vapidKeysOf(context.settings)
  if (!keys) return { publicKey: null, browsers: [] }
  const { sessionId: currentSessionId } = await context.session()
  const rows = await listPushBrowsers(context.db, viewer.id, Date.now())
  return {
    publicKey: keys.publicKey,
    browsers: rows.map(({ sessionId, createdAt, ...browser }) => ({
      ...browser,
      createdAt: createdAt.toISOString(),
      isThis: sessionId === currentSessionId,
    })),
  }
}
