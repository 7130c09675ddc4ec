import { z } from 'zod'
import { BODIES } from '../terms/codes'
import { text } from './chart-request.schema'
import { CYCLE_KINDS } from './cycle.schema'
import { returnPassSchema } from './return.schema'
import { SKY_EVENT_KINDS } from './sky-event.schema'

/** Requests to the chart service about the sky at other times. A problem's message is a code, as in `chart-request.schema`. */

const DAY_MS = 86_400_000
/** Days that one question may span: with changes of line, without them; returns of the Moon, other cycles. */
export const MOST_DAYS = { lines: 45, events: 400, lunarReturns: 3660, cycles: 36_600 } as const

const instant = (field: string) => text(field).pipe(z.iso.datetime(`${field}.invalid`))
const span = {
  from: instant('from').describe('ISO 8601 in UTC; what happens at this very instant is not told'),
  to: instant('to').describe('ISO 8601 in UTC; what happens at this very instant is'),
}

/** Codes behind commas, each counted once; nothing means all of them. */
const codeList = <T extends string>(field: string, codes: readonly T[]) =>
  text(field)
    .optional()
    .transform((list) => (list ? [...new Set(list.split(','))] : [...codes]))
    .pipe(z.array(z.enum(codes, `${field}.invalid`)))

type Span = { from: string; to: string }
const daysOf = ({ from, to }: Span) => (Date.parse(to) - Date.parse(from)) / DAY_MS
const isForward = (span: Span) => daysOf(span) > 0
const backward = { path: ['to'], message: 'to.before' }
const tooFar = { path: ['to'], message: 'to.far' }

/** `GET /api/hd/events`. */
export const eventsQuestionSchema = z
  .object({ ...span, kinds: codeList('kinds', SKY_EVENT_KINDS), bodies: codeList('bodies', BODIES) })
  .refine(isForward, backward)
  .refine((span) => daysOf(span) <= (span.kinds.includes('line_ingress') ? MOST_DAYS.lines : MOST_DAYS.events), tooFar)
export type EventsQuestion = z.infer<typeof eventsQuestionSchema>

/** `POST /api/hd/cycles`: a birth has no place in an address. */
export const cyclesQuestionSchema = z
  .object({
    birth_utc: instant('birth_utc').describe('The instant of birth, ISO 8601 in UTC: birthUtc of a chart'),
    ...span,
    kinds: z.array(z.enum(CYCLE_KINDS, 'kinds.invalid'), 'kinds.invalid').default([...CYCLE_KINDS]),
  })
  .refine(isForward, backward)
  .refine(
    (span) => daysOf(span) <= (span.kinds.includes('lunar_return') ? MOST_DAYS.lunarReturns : MOST_DAYS.cycles),
    tooFar,
  )
export type CyclesQuestion = z.infer<typeof cyclesQuestionSchema>

/** A birth time may be off by a day at most. */
const MOST_MARGIN_MINUTES = 1440

/** `POST /api/hd/returns`. */
export const returnsQuestionSchema = z.object({
  birth_utc: instant('birth_utc').describe('The instant of birth, ISO 8601 in UTC: birthUtc of a chart'),
  at: instant('at').describe('The last and the next return of the Sun are those around this instant, ISO 8601 in UTC'),
  margin_minutes: z
    .int('margin_minutes.invalid')
    .min(0, 'margin_minutes.invalid')
    .max(MOST_MARGIN_MINUTES, 'margin_minutes.invalid')
    .default(0)
    .describe('How far the time of birth may be off, to either side'),
  chosen: returnPassSchema.nullable().default(null).describe('The return whose chart is asked for'),
})
export type ReturnsQuestion = z.infer<typeof returnsQuestionSchema>

/** `POST /internal/birth-fit`. */
export const birthFitQuestionSchema = z.object({
  birth_utc: instant('birth_utc').describe('The instant of birth, ISO 8601 in UTC: birthUtc of a chart'),
  is_time_unknown: z
    .boolean()
    .default(false)
    .describe('Whether the time of birth is unknown, so that the instant is noon'),
})
export type BirthFitQuestion = z.infer<typeof birthFitQuestionSchema>
