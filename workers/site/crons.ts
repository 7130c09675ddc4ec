import { fillDirectory } from '../../app/data/search/directory.server'
import { correctClocks } from '../../app/platform/chart/correct-clocks.server'
import { deliverMails } from '../../app/platform/mail/mail-outbox.server'
import { queueDigests } from '../../app/platform/mail/queue-digests.server'
import { queueNewsletters } from '../../app/platform/mail/queue-newsletters.server'
import { announceLeftBehind } from '../../app/platform/notifications/announce.server'
import {
  announceInsights,
  remindGuests,
  revealMatches,
} from '../../app/platform/notifications/scheduled-notices.server'
import {
  applyRewards,
  remindOfRenewals,
  runStripeTasks,
  syncOverdueSubscriptions,
} from '../../app/platform/payments/stripe-chores.server'
import { deliverPushes } from '../../app/platform/push/deliver-pushes.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { measure } from '../../app/platform/server/metrics.server'
import { createDatabase } from '../../drizzle/client'
import { mend } from './mend'
import { sweep } from './sweep'

/** The tasks of the crons in wrangler.toml. */
const CRONS: Record<string, (env: Bindings) => Promise<unknown>> = {
  '*/5 * * * *': (env) => all([sendOut(env, { now: Date.now() }), fill(env), correctClocks(env)]),
  '17 * * * *': sweep,
  '41 3 * * *': mend,
}

/** Runs a cron's task and logs the outcome. Rethrows errors, so that the platform counts the run as failed. */
export async function runCron(cron: string, env: Bindings): Promise<void> {
  const begunAt = Date.now()
  const ended = (outcome: 'done' | 'failed') => {
    const milliseconds = Date.now() - begunAt
    measure(env, { kind: 'cron', name: cron, outcome, milliseconds })
    return { cron, milliseconds }
  }
  try {
    await CRONS[cron]?.(env)
    logEvent('info', 'cron.done', ended('done'))
  } catch (error) {
    logEvent('error', 'cron.failed', { ...ended('failed'), ...toErrorFields(error) })
    throw error
  }
}

/** Waits for all of them, then throws if any failed. */
async function all(runs: Promise<unknown>[]) {
  for (const run of await Promise.allSettled(runs)) if (run.status === 'rejected') throw run.reason
}

/** Sends what is due. A failed step doesn't stop the others; the run then counts as failed. */
export async function sendOut(env: Bindings, { now }: { now: number }): Promise<void> {
  const steps = {
    rewards: () => applyRewards(env, { now }),
    events: () => remindGuests(env, { now }),
    matches: () => revealMatches(env, { now }),
    insights: () => announceInsights(env, { now }),
    notifications: () => announceLeftBehind(env, { now }),
    digests: () => queueDigests(env, { now }),
    newsletters: () => queueNewsletters(env, { now }),
    stripe: () => runStripeTasks(env, { now }),
    subscriptions: () => syncOverdueSubscriptions(env, { now }),
    renewals: () => remindOfRenewals(env, { now }),
    mails: () => deliverMails(env, { now }),
    // Last, because on the day of a new text pushes may use up the database queries of a run.
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

/** What one run writes: ten thousand members, in steps small enough for other queries in between. */
const RUN = { steps: 50, rows: 200 }

/** Continues filling the directory after a migration left it empty; otherwise it reads one row. */
export async function fill(env: Bindings, run = RUN): Promise<void> {
  try {
    const written = await fillDirectory(createDatabase(env.DB), run)
    if (written > 0) logEvent('info', 'directory.filled', { written })
  } catch (error) {
    logEvent('error', 'directory.fill_failed', toErrorFields(error))
    throw error
  }
}
