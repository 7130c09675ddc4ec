import { z } from 'zod'

/** When a body comes back to where it stood at a birth; of Uranus, when it has gone half round. */
export const CYCLE_KINDS = [
  'solar_return',
  'lunar_return',
  'saturn_return',
  'chiron_return',
  'uranus_opposition',
  'nodal_return',
] as const
export type CycleKind = (typeof CYCLE_KINDS)[number]

export const cycleSchema = z.object({
  kind: z.enum(CYCLE_KINDS),
  at: z.iso.datetime().describe('UTC, with milliseconds'),
  number: z.int().min(1).describe('Of the return, from birth on'),
  pass: z.int().min(1).describe('A body that turns back near the degree passes it more than once'),
  passes: z.int().min(1).describe('Of this return, altogether'),
})
export type Cycle = z.infer<typeof cycleSchema>
