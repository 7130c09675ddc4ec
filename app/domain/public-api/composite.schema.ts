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
import { chartDataSchema } from '../human-design/service/chart-service.schema'
import { AUTHORITIES, DEFINITIONS, TYPES } from '../human-design/terms/codes'
import { unknownField } from './unknown-field'

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
