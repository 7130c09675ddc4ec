import { z } from 'zod'
import { gateSchema } from '../chart/chart.schema'
import { BODIES } from '../terms/codes'

/** What happens in the sky, as it travels between programs. Every instant is UTC, with milliseconds. */

/** Bodies with stations, at which they turn. The node turns every few days, which interests no one. */
export const TURNING_BODIES = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
export const LUNAR_PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const
export type LunarPhase = (typeof LUNAR_PHASES)[number]
export const MOTIONS = ['direct', 'retrograde'] as const
export type MotionCode = (typeof MOTIONS)[number]

/** `line_ingress` is a change of line within a gate; one that changes the gate too is a `gate_ingress`. */
export const SKY_EVENT_KINDS = ['gate_ingress', 'line_ingress', 'station', 'lunar_phase', 'new_year'] as const
export type SkyEventKind = (typeof SKY_EVENT_KINDS)[number]

const at = z.iso.datetime().describe('UTC, with milliseconds: the first one at which it is so')
const place = { gate: gateSchema, line: z.int().min(1).max(6) }
const motion = z.enum(MOTIONS)
const ingress = <K extends SkyEventKind>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    at,
    body: z.enum(BODIES),
    ...place,
    motion: motion.describe('Retrograde: re-enters'),
  })

export const ingressSchema = z.discriminatedUnion('kind', [ingress('gate_ingress'), ingress('line_ingress')])
export type Ingress = z.infer<typeof ingressSchema>

export const stationSchema = z.object({
  kind: z.literal('station'),
  at,
  body: z.enum(TURNING_BODIES),
  turns: motion.describe('How it moves from then on'),
  ...place,
})
export type Station = z.infer<typeof stationSchema>

export const phaseSchema = z.object({
  kind: z.literal('lunar_phase'),
  at,
  phase: z.enum(LUNAR_PHASES),
  ...place,
})
export type PhaseEvent = z.infer<typeof phaseSchema>

/** The Human Design year begins as the Sun enters gate 41; the same instant is a `gate_ingress` too. */
export const newYearSchema = z.object({ kind: z.literal('new_year'), at })

export const skyEventSchema = z.union([ingressSchema, stationSchema, phaseSchema, newYearSchema])
export type SkyEvent = z.infer<typeof skyEventSchema>
