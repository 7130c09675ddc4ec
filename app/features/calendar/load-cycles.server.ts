import { ageAt, LIFE_KINDS, lastAndNext, lifeWindow, NEAR_KINDS, nearWindow } from '~/domain/calendar/life-cycles'
import { toMinute } from '~/domain/calendar/local-day'
import { isWithin, toQuestion, type Window } from '~/domain/calendar/sky-window'
import { CYCLE_KINDS, type Cycle, type CycleKind } from '~/domain/human-design/cycle.schema'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/context.server'
import { translator } from '~/platform/i18n.server'
import { requestCycles } from '~/platform/sky.server'
import type { CycleTime, ShownCycle } from './calendar'
import { exactMoment } from './day-words.server'

/** In order of time. */
const inOrder = (cycles: Cycle[]) => cycles.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))

/**
 * A member's cycles: all slow ones of a life, those of the Sun and the Moon around now and in the windows; null where the
 * service does not answer.
 */
export async function loadCycles(
  context: Context,
  { birthUtc, now, windows }: { birthUtc: string; now: number; windows: readonly Window[] },
): Promise<Cycle[] | null> {
  const near = nearWindow(now)
  const isNear = ({ from, to }: Window) => from >= near.from && to <= near.to
  const spans = [near, ...windows.filter((window) => !isNear(window))]
  const ask = (window: Window, kinds: readonly CycleKind[]) =>
    requestCycles(context, { birthUtc, ...toQuestion(window), kinds })
  const answers = await Promise.all([
    ask(lifeWindow(Date.parse(birthUtc)), LIFE_KINDS),
    ...spans.map((span) => ask(span, NEAR_KINDS)),
  ])
  const found = new Map<string, Cycle>()
  for (const answer of answers) {
    if (!answer) return null
    for (const cycle of answer) found.set(`${cycle.kind} ${cycle.at}`, cycle)
  }
  return inOrder([...found.values()])
}

/** Those that fall into a window. */
export const cyclesIn = (cycles: readonly Cycle[], window: Window) =>
  cycles.filter(({ at }) => isWithin(window, Date.parse(at)))

/** The last and the next time of every cycle, told in the reader's words by the clock of a zone. */
export function tellCycles(
  cycles: readonly Cycle[],
  { birthUtc, now, zone, language }: { birthUtc: string; now: number; zone: string; language: Language },
): ShownCycle[] {
  const t = translator(language, 'calendar-entries')
  const tell = (cycle: Cycle | null): CycleTime | null =>
    cycle && {
      at: cycle.at,
      when: exactMoment(new Date(toMinute(Date.parse(cycle.at))).toISOString(), zone, language),
      age: t('age', { count: ageAt(cycle, Date.parse(birthUtc)) }),
      pass: cycle.passes > 1 ? t('pass', { pass: cycle.pass, passes: cycle.passes }) : null,
    }
  return CYCLE_KINDS.map((kind) => {
    const { last, next } = lastAndNext(cycles, kind, now)
    return { kind, name: t(`cycle.${kind}`), text: t(`cycleText.${kind}`), last: tell(last), next: tell(next) }
  })
}
