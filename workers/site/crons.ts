import { correctClocks } from '../../app/platform/chart/correct-clocks.server'
import type { Bindings } from '../../app/platform/server/env.server'
import { logEvent, toErrorFields } from '../../app/platform/server/log.server'
import { measure } from '../../app/platform/server/metrics.server'
import { fill } from './fill'
import { mend } from './mend'
import { sendOut } from './send-out'
import { sweep } from './sweep'

/** What the crons of wrangler.toml begin. */
const CRONS: Record<string, (env: Bindings) => Promise<unknown>> = {
  '*/5 * * * *': (env) => all([sendOut(env, { now: Date.now() }), fill(env), correctClocks(env)]),
  '17 * * * *': sweep,
  '41 3 * * *': mend,
}

/** Does what a cron is for, and says in the log how it went; one that failed counts as failed for the platform too. */
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

/** Waits for every one of them, also where another failed; the run counts as failed then. */
async function all(runs: Promise<unknown>[]) {
  for (const run of await Promise.allSettled(runs)) if (run.status === 'rejected') throw run.reason
}
