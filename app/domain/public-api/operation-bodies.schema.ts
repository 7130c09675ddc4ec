import { z } from 'zod'
import { channelIdSchema, gateSchema, perCenter } from '../human-design/chart/chart.schema'
import {
  BEARERS,
  CENTER_SHARES,
  CONNECTION_THEMES,
  CONNECTIONS,
  LINE_RELATIONS,
} from '../human-design/composite/composite'
import { birthSchema } from '../human-design/service/chart-request.schema'
import { chartDataSchema, positionsDataSchema } from '../human-design/service/chart-service.schema'
import { AUTHORITIES, BODIES, CENTERS, DEFINITIONS, TYPES } from '../human-design/terms/codes'

/** The problem of an unknown field, or of a missing body. */
const unknownField = {
  error: ({ code }: { code?: string }) => (code === 'unrecognized_keys' ? 'field.unknown' : 'body.required'),
}

const at = z.iso.datetime('at.invalid').optional()
const channels = z.array(channelIdSchema)
const bodies = z.array(z.enum(BODIES)).describe('The weightiest first: Sun, Earth, nodes, Moon, planets')

/** `GET /api/v1/transits`. */
export const skyQuestionSchema = z.strictObject({ at }, unknownField)

/** `POST /api/v1/transits`: a chart is given by its gates, which must not be in an address. */
export const transitsQuestionSchema = z.strictObject(
  {
    gates: z
      .array(z.int('gate.invalid').min(1, 'gate.invalid').max(64, 'gate.invalid'), 'gates.required')
      .min(1, 'gates.required')
      .max(64, 'gates.many'),
    at,
  },
  unknownField,
)

/** The planets' positions. */
export const skyAnswerSchema = positionsDataSchema

/** The same, and what it makes of a chart with these gates. */
export const transitsAnswerSchema = positionsDataSchema.extend({
  gates: z.array(gateSchema).describe('The gates of the chart, ascending, each once'),
  completed: z
    .array(z.object({ channel: channelIdSchema, natalGate: gateSchema, transitGate: gateSchema, bodies }))
    .describe('Channels of which the chart has one gate and the sky the other'),
  collective: z
    .array(z.object({ channel: channelIdSchema, bodies }))
    .describe('Channels that the sky has whole, of which the chart has neither gate'),
  reinforced: z
    .array(z.object({ body: z.enum(BODIES), gate: gateSchema, line: z.int().min(1).max(6), channels }))
    .describe('Bodies that stand in a gate of the chart, with its own channels of that gate'),
  centers: z
    .array(z.object({ center: z.enum(CENTERS), channels }))
    .describe('Centers that are defined only while the sky is so, and by which channels'),
  definition: z.enum(DEFINITIONS).describe('Of chart and sky together'),
  bridge: z
    .object({ gates: z.array(gateSchema), channels, bodies })
    .nullable()
    .describe('How the sky joins the parts of a split; null where it does not'),
})

const perPerson = <S extends z.ZodType>(value: S) => z.object({ a: value, b: value })
const gates = z.array(gateSchema)
const line = z.int().min(1).max(6)
const { profile, birthUtc, timeAccuracy, engineVersion, zoneTableVersion } = chartDataSchema.shape

/** `POST /api/v1/composite`. */
export const compositeQuestionSchema = z.strictObject({ a: birthSchema, b: birthSchema }, unknownField)

/** Two charts laid over one another; all names are codes. */
export const compositeAnswerSchema = z.object({
  people: perPerson(
    z.object({
      type: z.enum(TYPES),
      authority: z.enum(AUTHORITIES),
      profile,
      definition: z.enum(DEFINITIONS),
      gates,
      birthUtc,
      timeAccuracy,
    }),
  ),
  channels: z
    .array(z.object({ channel: channelIdSchema, connection: z.enum(CONNECTIONS), gates: perPerson(gates) }))
    .describe(
      'Every channel that the two have between them, how they meet in it, and the gates of it that each brings',
    ),
  counts: z
    .object({
      electromagnetic: z.int(),
      companionship: z.int(),
      dominance: z.int(),
      compromise: z.int(),
    })
    .describe('How many of each connection'),
  gates: z
    .array(z.object({ gate: gateSchema, bearer: z.enum(BEARERS) }))
    .describe('Every gate that one of the two has, and who brings it'),
  centers: perCenter(z.enum(CENTER_SHARES)).describe('By whom each center is defined; together: by neither alone'),
  theme: z.enum(CONNECTION_THEMES).describe('Centers defined together, and centers left open'),
  definition: z.enum(DEFINITIONS).describe('Of the two together'),
  bridges: perPerson(z.object({ gates, channels: z.array(channelIdSchema) }).nullable()).describe(
    'How the other joins the parts of this person’s split; null where they do not',
  ),
  lines: z
    .array(z.object({ lines: perPerson(line), relation: z.enum(LINE_RELATIONS) }))
    .describe('Each line of one profile against each of the other'),
  engineVersion,
  zoneTableVersion,
})
export type CompositeAnswer = z.infer<typeof compositeAnswerSchema>
