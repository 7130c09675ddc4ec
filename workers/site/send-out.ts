import { remindGuests } from '../../app/platform/events/remind-guests.server'
import { deliverMails } from '../../app/platform/mail/deliver-mails.server'
import { queueDigests } from '../../app/platform/mail/queue-digests.server'
import { queueNewsletters } from '../../app/platform/mail/queue-newsletters.server'
import { announceInsights } from '../../app/platform/notifications/announce-insights.server'
import { announceLeftBehind } from '../../app/platform/notifications/catch-up.server'
import { revealMatches } from '../../app/platform/notifications/reveal-matches.server'
import { askAboutSilent, remindOfRenewals, tellStripe } from '../../app/platform/payments/stripe-chores.server'
import { deliverPushes } from '../../app/platform/push/deliver-pushes.server'
import { applyRewards } from '../../app/platform/referral/apply-rewards.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'

/** Sends what waits. What fails keeps nothing else from going out; the run counts as failed then. */
export async function sendOut(env: Bindings, { now }: { now: number }): Promise<void> {
  const steps = {
    rewards: () => applyRewards(env, { now }),
    events: () => remindGuests(env, { now }),
    matches: () => revealMatches(env, { now }),
    insights: () => announceInsights(env, { now }),
    notifications: () => announceLeftBehind(env, { now }),
    digests: () => queueDigests(env, { now }),
    newsletters: () => queueNewsletters(env, { now }),
    stripe: () => tellStripe(env, { now }),
    subscriptions: () => askAboutSilent(env, { now }),
    renewals: () => remindOfRenewals(env, { now }),
    mails: () => deliverMails(env, { now }),
    // Last: on the day of a new text they may use up what a run may ask of the database.
    pushes: () => deliverPushes(env, { now }),
  }
  const failed: string[] = []
  for (const [step, send] of Object.entries(steps)) {
    await send().catch((error: unknown) => {
      failed.push(step)
      logEvent('error', 'sending.failed', { step, ...toErrorFields(error) })
    })
  }
  if (failed.length > 0) throw new Error(`Not sent: ${failed.join(', ')}`)
}
