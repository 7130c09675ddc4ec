import { countUsedOf } from '../../data/payments/subscriptions.server'
import { FEW_FREE_LEFT, type Limited, type Used, usageOfOne } from '../../domain/membership/premium/entitlements'
import { dateFormat } from '../../locales/date-format'
import type { Language } from '../../locales/language'
import type { Context } from './context.server'
import { languageOf, translator } from './i18n.server'
import type { Viewer } from './session.server'

/** How much of a free limit is left, in the page's language, and the label of the link to Premium. */
export type UsageLine = { text: string; way: string }

/**
 * The note beside a control that uses a free limit, shown when few uses are left. Null for members with plenty left and for
 * premium members, who have no limit.
 */
export async function usageLine(
  context: Pick<Context, 'db' | 'timeZone'>,
  viewer: Pick<Viewer, 'id' | 'isPremium'>,
  request: Request,
  of: Limited,
): Promise<UsageLine | null> {
  if (viewer.isPremium) return null
  const now = new Date()
  const timeZone = await context.timeZone()
  const used = await countUsedOf(context.db, of, { memberId: viewer.id, now, timeZone })
  return sayUsage(of, used, { language: await languageOf(request), timeZone, now })
}

/** The same for a member without premium whose use was already counted. */
export function sayUsage(
  of: Limited,
  used: Used,
  { language, timeZone, now }: { language: Language; timeZone: string; now: Date },
): UsageLine | null {
  const { left, most, nextAt } = usageOfOne(of, used, { now, timeZone })
  if (!nextAt || left > FEW_FREE_LEFT) return null
  const t = translator(language, 'usage')
  const note = translator(language, 'premium-note')
  const date = formatUsageDate(nextAt, of, language, timeZone)
  const text = t(`${of}.${left > 0 ? 'left' : 'none'}`, { left, most, date })
  return { text: left > 0 ? text : `${text} ${note('lifts')}`, way: note('seePremium') }
}

/** When the limit renews: a date for monthly limits, else a date and time. */
export function formatUsageDate(at: Date, of: Limited, language: Language, timeZone: string): string {
  const format =
    of === 'analyses'
      ? dateFormat(language, timeZone, { day: 'numeric', month: 'long' })
      : dateFormat(language, timeZone, { dateStyle: 'long', timeStyle: 'short' })
  return format.format(at)
}
