import { listPushBrowsers } from '~/data/notifications/push.server'
import { vapidKeysOf } from '~/platform/push/vapid-keys.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PushData } from './push'

/** Whether there is push on this site, and which browsers of the member it goes to. */
export async function loadPush(context: Context, viewer: Viewer): Promise<PushData> {
  const keys = vapidKeysOf(context.settings)
  if (!keys) return { publicKey: null, browsers: [] }
  const { sessionId: here } = await context.session()
  const rows = await listPushBrowsers(context.db, viewer.id, Date.now())
  return {
    publicKey: keys.publicKey,
    browsers: rows.map(({ sessionId, createdAt, ...browser }) => ({
      ...browser,
      createdAt: createdAt.toISOString(),
      isThis: sessionId === here,
    })),
  }
}
