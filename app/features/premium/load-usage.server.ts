import { countUsed } from '~/data/payments/usage.server'
import { usageOf } from '~/domain/membership/premium/entitlements'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { formatUsageDate } from '~/platform/server/usage-line.server'
import type { UsageData } from './usage'

/** How every free limit stands for the viewer; one message to the database. */
export async function loadUsage(context: Context, viewer: Viewer, request: Request): Promise<UsageData> {
  const now = new Date()
  const timeZone = await context.timeZone()
  const [used, language] = await Promise.all([
    countUsed(context.db, { memberId: viewer.id, now, timeZone }),
    languageOf(request),
  ])
  const t = translator(language, 'usage')
  return {
    isPremium: viewer.isPremium,
    limits: usageOf(used, { now, timeZone }).map(({ of, most, left, nextAt }) => {
      const date = nextAt && formatUsageDate(nextAt, of, language, timeZone)
      return { of, most, left, again: date && t(of === 'analyses' ? 'againMonth' : 'again', { most, date }) }
    }),
  }
}
