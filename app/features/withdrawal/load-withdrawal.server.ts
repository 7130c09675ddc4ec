import { hasContract } from '~/data/payments/withdrawals.server'
import { formatEuro, PREMIUM_PRICE_EUR_CENTS } from '~/domain/membership/premium/premium'
import { dateFormat } from '~/locales/date-format'
import { isSelling } from '~/platform/payments/stripe.server'
import { planWithdrawal } from '~/platform/payments/withdraw.server'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { type PlanInWords, refundInWords, type WithdrawalData } from './withdrawal'

/** Each look of a subscriber asks Stripe. */
const ASKS_AN_HOUR = 60

/** The page where a contract is withdrawn from, for members and for everyone else. */
export async function loadWithdrawal(context: Context, request: Request): Promise<WithdrawalData> {
  const [viewer, language] = await Promise.all([findMember(context), languageOf(request)])
  const t = translator(language, 'withdrawal')
  const sells = isSelling(context.settings)
  const bound = viewer !== null && sells && (await hasContract(context.db, viewer.id))
  return {
    title: `${t('title')} · ${translator(language, 'common')('brand')}`,
    description: t('description'),
    isSelling: sells,
    price: formatEuro(PREMIUM_PRICE_EUR_CENTS, language),
    member: viewer && { name: viewer.fullName, email: viewer.email, hasContract: bound },
    plan: viewer && bound ? await planInWords(context, viewer, request) : null,
  }
}

async function planInWords(context: Context, viewer: Viewer, request: Request): Promise<PlanInWords> {
  const limit = { name: 'withdrawal.ask', subject: viewer.id, most: ASKS_AN_HOUR, seconds: 3600 }
  if ((await spend(context, [limit])) !== null) return null
  const [plan, language] = await Promise.all([planWithdrawal(context, viewer.id, new Date()), languageOf(request)])
  const day = dateFormat(language, await context.timeZone(), { dateStyle: 'long' })
  // The last day is a date, whatever the time zone.
  const lastDay = dateFormat(language, 'UTC', { dateStyle: 'long' })
  if (plan?.kind === 'refund') {
    const amount = refundInWords(plan.cents, language)
    return { kind: 'refund', until: lastDay.format(plan.lastDay), amount, isInformed: plan.isInformed }
  }
  if (plan?.kind !== 'late') return null
  return { kind: 'late', endedOn: lastDay.format(plan.lastDay), premiumUntil: day.format(plan.premiumUntil) }
}
