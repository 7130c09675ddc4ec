import { z } from 'zod'
import { channelIdSchema, gateSchema } from '../human-design/chart/chart.schema'
import { positionsDataSchema } from '../human-design/service/chart-service.schema'
import { BODIES, CENTERS, DEFINITIONS } from '../human-design/terms/codes'
import { unknownField } from './unknown-field'

const at = z.iso.datetime('at.invalid').optional()
const channels = z.array(channelIdSchema)
const bodies = z.array(z.enum(BODIES)).describe('The weightiest first: Sun, Earth, nodes, Moon, planets')

/** `GET /api/v1/transits`. */
export const skyQuestionSchema = z.strictObject({ at }, unknownField)

/** `POST /api/v1/transits`: a chart is told by its gates alone, and they have no place in an address. */
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

/** Where the bodies stand. */
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
