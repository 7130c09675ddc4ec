import type { Ingress } from '../service/sky-event.schema'
import { BODIES } from '../terms/codes'
import { COVERED_SKY } from './covered-sky'
import type { Standing } from './standing'

const DAY_MS = 86_400_000
/** Gates are told from so long before a month, so that most of what holds in it has its beginning there. */
const DAYS_BEFORE = 150
/** The longest span that the chart service tells of at once. */
const DAYS_IN_ALL = 400

/** Instants in milliseconds since 1970. */
export type TimeSpan = { from: number; to: number }

/**
 * A month of the sky, small enough to be sent: of each body, in the order of `BODIES`, when it entered which gate (over more
 * than a year, so that it is known from when until when something holds) and which line (in the month and a day on either side,
 * for the clocks of all zones). Each list tells by turns how many seconds after the one before, and the gate or line; the first
 * is what holds at the beginning. An instant is the first whole second at which it is so.
 */
export type SkyMonth = { month: string; gatesIn: TimeSpan; linesIn: TimeSpan; gates: number[][]; lines: number[][] }

/** What has to be asked for a month `YYYY-MM`: the sky at the beginning of both spans, and the changes in them. */
export function spansOfMonth(month: string): Pick<SkyMonth, 'gatesIn' | 'linesIn'> {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [first, next] = [Date.UTC(year, number - 1), Date.UTC(year, number)]
  const gatesFrom = Math.max(COVERED_SKY.from, first - DAYS_BEFORE * DAY_MS)
  return {
    gatesIn: { from: gatesFrom, to: Math.min(COVERED_SKY.to, gatesFrom + DAYS_IN_ALL * DAY_MS) },
    linesIn: { from: first - DAY_MS, to: Math.min(COVERED_SKY.to, next + DAY_MS) },
  }
}

type Told = { sky: readonly Standing[]; ingresses: readonly Ingress[] }

/** Packs what was told of a month: where all stood at the beginning of each span, and every change after it, in order of time. */
export function packSkyMonth(month: string, gates: Told, lines: Told): SkyMonth {
  const { gatesIn, linesIn } = spansOfMonth(month)
  return { month, gatesIn, linesIn, gates: pack(gates, gatesIn, 'gate'), lines: pack(lines, linesIn, 'line') }
}

const secondsAfter = (at: string, from: number) => Math.ceil((Date.parse(at) - from) / 1000)

function pack({ sky, ingresses }: Told, { from }: TimeSpan, what: 'gate' | 'line'): number[][] {
  return BODIES.map((body) => {
    const start = sky.find((each) => each.body === body)
    if (!start) throw new Error(`Nobody told where ${body} stood`)
    const list = [0, start[what]]
    let last = 0
    for (const ingress of ingresses) {
      if (ingress.body !== body || ingress[what] === list.at(-1)) continue
      const seconds = secondsAfter(ingress.at, from)
      list.push(seconds - last, ingress[what])
      last = seconds
    }
    return list
  })
}
