import { BODIES } from '~/domain/human-design/terms/codes'
import type { GuidanceDay } from '~/domain/human-design/transit/daily-guidance'
import { type LocalDay, localDayAt } from '~/domain/human-design/transit/local-day'
import { requestSky, skyEvents } from '~/platform/chart/sky.server'
import type { Context } from '~/platform/server/context.server'

/** The member's own day by the zone of their clock. */
export const dayOf = async ({ timeZone }: Pick<Context, 'timeZone'>, now: Date): Promise<LocalDay> =>
  localDayAt(await timeZone(), now.getTime())

/**
 * A day and its sky: where the bodies stand at its noon, who enters a gate between its midnights, and which phase of the Moon
 * falls on it. The same for everybody whose clock shows the same, and asked of the service once; null where it does not answer.
 */
export async function skyOfDay(context: Context, day: LocalDay): Promise<GuidanceDay | null> {
  const { from, to } = day
  const [noon, events] = await Promise.all([
    requestSky(context, Date.parse(day.noon)),
    skyEvents(context, { from, to, kinds: ['gate_ingress', 'lunar_phase'] }, { isBeside: true }),
  ])
  if (!noon || !events) return null
  const entered = new Set(events.flatMap((event) => (event.kind === 'gate_ingress' ? [event.body] : [])))
  const phase = events.find((event) => event.kind === 'lunar_phase')
  return {
    date: day.date,
    sky: noon.activations,
    changedToday: BODIES.filter((body) => entered.has(body)),
    phase: phase?.kind === 'lunar_phase' ? phase.phase : null,
  }
}
