import { z } from 'zod'

/** When a body is back at its natal degree, or opposite it. `nodal_opposition`: the nodes have swapped places. */
export const RETURN_KINDS = [
  'solar_return',
  'saturn_return',
  'chiron_return',
  'uranus_opposition',
  'nodal_return',
  'nodal_opposition',
] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** Years after birth in which returns are looked for. */
export const RETURN_YEARS = 100

const instant = z.iso.datetime().describe('UTC, with milliseconds')
const count = (field: string, most: number) =>
  z.int(`${field}.invalid`).min(1, `${field}.invalid`).max(most, `${field}.invalid`)
const number = count('number', 200).describe('Of the return, from birth on; of the Sun, the years lived')

/** Where passes lie within the margin of a birth time. */
const spanSchema = z.object({ from: instant, to: instant })
const passRangeSchema = spanSchema.extend({
  isSingle: z.boolean().describe('Every birth within the margin has exactly one pass between the two'),
})
export type PassRange = z.infer<typeof passRangeSchema>

export const returnSchema = z.object({
  kind: z.enum(RETURN_KINDS),
  number,
  moments: z.array(instant).min(1).describe('Each exact pass in order of time: the return begins with the first'),
  marginMinutes: z
    .int()
    .nullable()
    .describe('How much the moment differs at most within the margin of the birth time; of the Sun only, else null'),
  // Site and service are deployed one after the other: an answer of an older one shows the returns without ranges.
  ranges: z
    .array(passRangeSchema.nullable())
    .nullable()
    .default(null)
    .describe(
      'Of each moment, between which instants it lies within the margin of the birth time, null where the tables end before that; null without a margin',
    ),
  otherRanges: z
    .array(spanSchema)
    .default([])
    .describe('Where some births within the margin have passes and this one has none'),
})
export type Return = z.infer<typeof returnSchema>

/** One of the exact passes of a return. */
export const returnPassSchema = z.object(
  {
    kind: z.enum(RETURN_KINDS, 'kind.invalid'),
    number,
    pass: count('pass', 99).default(1).describe('Which of its exact passes; the first where none is given'),
  },
  'chosen.invalid',
)
export type ReturnPass = z.infer<typeof returnPassSchema>
