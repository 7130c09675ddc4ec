import type { Settings } from '../server/env.server'
import type { VapidKeys } from './vapid'

/** What push is signed with; null where it is not set up on this site. */
export function vapidKeysOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Settings): VapidKeys | null {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return null
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT }
}
