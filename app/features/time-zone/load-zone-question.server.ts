import { hasSameClock, toTimeZone } from '~/domain/community/time-zone'
import { zoneName } from '~/locales/zone-name'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import { keptDeviceZone } from '~/platform/time-zone.server'

/** Whether the member wants the device's zone; both as people name them. */
export type ZoneQuestionData = { deviceZone: string; device: string; own: string }

/** Asked where the device's clock differs from the member's, once for each zone of the device; null where there is nothing to ask. */
export async function loadZoneQuestion(
  { deviceTimeZone: deviceZone }: Context,
  { timeZone }: Viewer,
  request: Request,
): Promise<ZoneQuestionData | null> {
  const own = toTimeZone(timeZone)
  if (!deviceZone || !own || keptDeviceZone(request) === deviceZone) return null
  if (hasSameClock(deviceZone, own, Date.now())) return null
  const language = await languageOf(request)
  return { deviceZone, device: zoneName(deviceZone, language), own: zoneName(own, language) }
}
