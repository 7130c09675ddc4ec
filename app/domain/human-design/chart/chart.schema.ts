import { z } from 'zod'
import { ANGLES, AUTHORITIES, BODIES, CENTER_STATES, DEFINITIONS, PROFILES, QUARTERS, TYPES } from '../terms/codes'
import { NOT_SELF_THEMES, SIGNATURES, STRATEGIES } from '../terms/strategy'

/** The parts of a chart as they travel between programs. */

const count = (most: number) => z.int().min(1).max(most)
export const gateSchema = count(64)
const sixth = count(6)

export const channelIdSchema = z.templateLiteral([z.int(), '-', z.int()])

export const activationSchema = z.object({
  body: z.enum(BODIES),
  longitudeDegrees: z.number().min(0).lt(360),
  gate: gateSchema,
  line: sixth,
  color: sixth,
  tone: sixth,
  base: count(5),
})

/** A value for each center, in reading order. */
export const perCenter = <S extends z.ZodType>(value: S) =>
  z.object({
    head: value,
    ajna: value,
    throat: value,
    g: value,
    heart: value,
    spleen: value,
    sacral: value,
    solar_plexus: value,
    root: value,
  })

export const centerStatesSchema = perCenter(z.enum(CENTER_STATES))

const arrowSchema = z.object({ arrow: z.enum(['left', 'right']), color: sixth })

export const variablesSchema = z.object({
  notation: z.string().regex(/^P[LR]{2} D[LR]{2}$/),
  determination: arrowSchema,
  environment: arrowSchema,
  motivation: arrowSchema,
  perspective: arrowSchema,
  cognition: sixth,
  sense: sixth,
})

const crossSchema = z.object({
  angle: z.enum(ANGLES),
  gates: z.tuple([gateSchema, gateSchema, gateSchema, gateSchema]),
  name: z.string(),
  variation: z.int().min(1).max(4).nullable(),
  quarter: z.enum(QUARTERS),
})

/** What is named in a chart, as codes: the same whatever the language. */
export const chartCodesSchema = z.object({
  type: z.enum(TYPES),
  authority: z.enum(AUTHORITIES),
  profile: z.enum(PROFILES),
  definition: z.enum(DEFINITIONS),
  cross: crossSchema,
  strategy: z.enum(STRATEGIES),
  signature: z.enum(SIGNATURES),
  notSelf: z.enum(NOT_SELF_THEMES),
})
