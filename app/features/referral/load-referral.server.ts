import { findReferralStats, REWARDS_SHOWN } from '~/data/payments/referrals.server'
import { formatEuro, PREMIUM_PRICE_EUR_CENTS } from '~/domain/membership/premium/premium'
import { joinPath, rewardCents } from '~/domain/membership/premium/referrals'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ReferralData, Reward } from './referral'

/** What a member's invitations came to, and the link to invite with. */
export async function loadReferral(context: Context, viewer: Viewer, request: Request): Promise<ReferralData> {
  const [stats, language] = await Promise.all([findReferralStats(context.db, viewer.id), languageOf(request)])
  if (!stats) throw notFound()
  const euros = (cents: number) => formatEuro(cents, language)
  const { code, total, successful, earnedCents } = stats
  return {
    code,
    link: siteOrigin(context, request) + joinPath(code),
    stats: { total, successful, earned: euros(earnedCents) },
    rewards: stats.rewards
      .slice(0, REWARDS_SHOWN)
      .map(({ id, kind, cents, appliedCents, isDue, isReduced, at }): Reward => {
        const state = cents === 0 ? 'taken' : isDue ? 'due' : appliedCents === cents ? 'applied' : 'waiting'
        return { id, kind, state, isReduced, amount: euros(cents), at: at.toISOString() }
      }),
    hasMore: stats.rewards.length > REWARDS_SHOWN,
    example: euros(rewardCents(PREMIUM_PRICE_EUR_CENTS)),
  }
}
