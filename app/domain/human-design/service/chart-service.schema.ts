import { z } from 'zod'
import { TIME_ACCURACIES } from '../../birth/time-accuracy'
import type { Chart } from '../chart/chart'
import {
  activationSchema,
  centerStatesSchema,
  channelIdSchema,
  chartCodesSchema,
  gateSchema,
  perCenter,
  variablesSchema,
} from '../chart/chart.schema'
import { AUTHORITIES, BODIES, DEFINITIONS, PROFILES, SIDES, TYPES } from '../terms/codes'
import type { BirthDay } from '../uncertainty/birth-day'
import { cycleSchema } from './cycle.schema'
import { returnPassSchema, returnSchema } from './return.schema'
import { skyEventSchema } from './sky-event.schema'

/** Responses of the chart service: `success`, `data` and `error`; a refusal has more fields. */

const instantSchema = z.iso.datetime().describe('UTC, with milliseconds')
const offsetSchema = z.int().describe('Seconds east of Greenwich')
const activatedGateSchema = z.object({ planet: z.enum(BODIES), gate: gateSchema, line: z.int().min(1).max(6) })

const placeSchema = z.object({
  id: z.int().describe('GeoNames id'),
  name: z.string(),
  nameRu: z.string().nullable(),
  region: z.string().nullable(),
  regionRu: z.string().nullable(),
  country: z.string(),
  countryRu: z.string(),
  countryCode: z.string().describe('ISO 3166-1, two letters'),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
  population: z.int(),
  formerName: z
    .object({
      name: z.string(),
      nameRu: z.string(),
      from: z.int().nullable().describe('First year; null where it goes far back'),
      to: z.int().describe('Year in which the name was given up'),
    })
    .optional()
    .describe('The former name by which the place was found'),
  distanceKm: z.int().optional().describe('From the place around which towns were asked for'),
})

const otherClockSchema = z
  .object({ utc: instantSchema, utcOffsetSeconds: offsetSchema.describe('To be sent back as utc_offset_seconds') })
  .nullable()
  .describe('Where sources disagree about the clock of that place and day: what the time means by the other one')
export type OtherClock = NonNullable<z.infer<typeof otherClockSchema>>

const takenPlace = {
  place: placeSchema.optional().describe('The place of the gazetteer that was taken; absent for coordinates'),
  namesakes: z
    .array(placeSchema)
    .optional()
    .describe('Others of that name in that country, the most populous first: send their id as place_id'),
}

export const chartDataSchema = z.object({
  location: z.object({
    latitude: z.number(),
    longitude: z.number(),
    timezone: z.string(),
    city: z.string(),
    country: z.string(),
    ...takenPlace,
  }),
  type: z.string().describe('In English, as authority, definition and incarnationCross'),
  authority: z.string(),
  profile: z.enum(PROFILES),
  definition: z.string(),
  incarnationCross: z.string(),
  centers: perCenter(z.boolean()).describe('True for the defined ones'),
  gates: z.object({ conscious: z.array(activatedGateSchema), unconscious: z.array(activatedGateSchema) }),
  channels: z.array(channelIdSchema),

  codes: chartCodesSchema,
  strategy: z.string(),
  signature: z.string(),
  notSelf: z.string(),
  centerStates: centerStatesSchema,
  activeGates: z.array(gateSchema),
  activations: z.object({ personality: z.array(activationSchema), design: z.array(activationSchema) }),
  variables: variablesSchema,

  birthUtc: instantSchema,
  designUtc: instantSchema,
  timezone: z.string(),
  utcOffsetSeconds: offsetSchema,
  localMeanTime: z.boolean().describe('The place had no standard time yet'),
  mayBeOldStyle: z.boolean().describe('A certificate of that place and day may carry the Julian date'),
  otherClock: otherClockSchema,
  timeAccuracy: z.enum(TIME_ACCURACIES),
  engineVersion: z.string(),
  zoneTableVersion: z.string().describe('Edition of the time zone database'),
  node: z.literal('true').describe('The true, not the mean, lunar node'),
})
export type ChartData = z.infer<typeof chartDataSchema>

const chartPartsSchema = chartDataSchema.pick({
  codes: true,
  centerStates: true,
  channels: true,
  activeGates: true,
  activations: true,
  variables: true,
})
export type ChartParts = z.infer<typeof chartPartsSchema>

/** The chart inside an answer, as the site stores and draws it. */
export function toChart(data: ChartParts): Chart {
  const { type, authority, profile, definition, cross } = data.codes
  return {
    type,
    authority,
    profile,
    definition,
    cross,
    centers: data.centerStates,
    channels: data.channels,
    gates: data.activeGates,
    variables: data.variables,
    activations: data.activations,
  }
}

const instantDataSchema = z.object({
  utc: instantSchema,
  timezone: z.string(),
  utcOffsetSeconds: offsetSchema,
  abbreviation: z.string().describe('Of the clock: MSK, EDT, +03'),
  season: z
    .enum(['summer', 'standard', 'none', 'local_mean_time'])
    .describe('none: no summer time all that year, or nobody knows, as the offset was given'),
  mayBeOldStyle: z.boolean(),
  otherClock: otherClockSchema,
  ...takenPlace,
})
export type InstantData = z.infer<typeof instantDataSchema>

const shareSchema = z.number().gt(0).max(1).describe('Part of the time, 0 to 1')
const possible = <S extends z.ZodType>(code: S) => z.array(z.object({ code, share: shareSchema })).min(1)

const timeWindowSchema = z.object({
  minutes: z.int().nullable().describe('Before and after the given time; null: the whole local day'),
  type: possible(z.enum(TYPES)),
  authority: possible(z.enum(AUTHORITIES)),
  profile: possible(z.enum(PROFILES)),
  definition: possible(z.enum(DEFINITIONS)),
  cross: z.array(chartCodesSchema.shape.cross.extend({ share: shareSchema })).min(1),
})
export type TimeWindow = z.infer<typeof timeWindowSchema>

const windowDataSchema = z.object({
  utc: instantSchema.describe('Of the given time; of noon where it is unknown'),
  timezone: z.string(),
  utcOffsetSeconds: offsetSchema,
  windows: z.array(timeWindowSchema).min(1).describe('±5, 15, 30 and 60 minutes where a time was given, then the day'),
  ...takenPlace,
})
export type WindowData = z.infer<typeof windowDataSchema>

const birthDayDataSchema = z.object({
  utc: instantSchema.describe('Of the given time; of noon where it is unknown'),
  timezone: z.string(),
  utcOffsetSeconds: offsetSchema,
  day: z
    .object({ from: instantSchema, to: instantSchema })
    .describe('The local day: its first instant and the first after it'),
  from: instantSchema.describe('What is told begins here: the day less the margin'),
  to: instantSchema,
  clocks: z
    .array(z.object({ from: instantSchema, utcOffsetSeconds: offsetSchema }))
    .min(1)
    .describe('How the clock of the place went from when on'),
  standing: z
    .object({
      conscious: z.array(activatedGateSchema).length(13),
      unconscious: z.array(activatedGateSchema).length(13),
    })
    .describe('The activations of a birth at `from`'),
  changes: z
    .array(activatedGateSchema.extend({ at: instantSchema, side: z.enum(SIDES) }))
    .describe('Each change of gate or line of either side after `from`, up to `to`, in order of the birth instant'),
  engineVersion: z.string(),
  ...takenPlace,
})
export type BirthDayData = z.infer<typeof birthDayDataSchema>

/** The same as it is worked with: instants in ms since 1970, activations as a chart names them. */
export function toBirthDay({ utc, timezone, day, from, to, clocks, standing, changes }: BirthDayData): BirthDay {
  const toActivation = ({ planet, gate, line }: z.infer<typeof activatedGateSchema>) => ({ body: planet, gate, line })
  return {
    utc: Date.parse(utc),
    timezone,
    day: { from: Date.parse(day.from), to: Date.parse(day.to) },
    span: { from: Date.parse(from), to: Date.parse(to) },
    clock: clocks.map((each) => ({ from: Date.parse(each.from), offsetSeconds: each.utcOffsetSeconds })),
    standing: { personality: standing.conscious.map(toActivation), design: standing.unconscious.map(toActivation) },
    changes: changes.map((change) => ({
      at: Date.parse(change.at),
      side: change.side,
      activation: toActivation(change),
    })),
  }
}

export const positionsDataSchema = z.object({
  at: instantSchema,
  activations: z
    .array(activationSchema.extend({ degreesPerDay: z.number().describe('Negative when retrograde') }))
    .length(BODIES.length)
    .describe('Of all bodies, the Sun first'),
  engineVersion: z.string(),
})
export type PositionsData = z.infer<typeof positionsDataSchema>

const eventsDataSchema = z.object({
  from: instantSchema,
  to: instantSchema,
  events: z.array(skyEventSchema).describe('In order of time'),
  engineVersion: z.string(),
})
export type EventsData = z.infer<typeof eventsDataSchema>

const cyclesDataSchema = z.object({
  cycles: z.array(cycleSchema).describe('In order of time'),
  engineVersion: z.string(),
})
export type CyclesData = z.infer<typeof cyclesDataSchema>

const returnsDataSchema = z.object({
  returns: z
    .array(returnSchema)
    .describe(
      'The last and the next return of the Sun, and the others of a hundred years, in order of their beginning',
    ),
  chosen: returnSchema
    .extend({
      pass: returnPassSchema.shape.pass,
      at: instantSchema,
      designUtc: instantSchema,
      chart: chartPartsSchema.describe('The whole chart of that moment'),
    })
    .nullable()
    .describe('Null where none was asked for, and where there is none such'),
  engineVersion: z.string(),
})
export type ReturnsData = z.infer<typeof returnsDataSchema>

const daysSchema = z.int().min(1)

const birthFitDataSchema = z.object({
  days: z
    .object({ core: daysSchema, channels: daysSchema, gates: daysSchema })
    .describe('UTC days on which a person could be born whose chart shows the same at that level'),
  engineVersion: z.string(),
})
export type BirthFitData = z.infer<typeof birthFitDataSchema>

const clockComparisonSchema = z
  .union([z.object({ utc: instantSchema, timezone: z.string() }), z.object({ refused: z.string() })])
  .nullable()
export type ClockComparison = z.infer<typeof clockComparisonSchema>

const presentClocksDataSchema = z.object({
  clockEdition: z.int().describe('Of the clocks that the births were compared with'),
  clocks: z
    .array(clockComparisonSchema)
    .describe(
      'Of each birth the clock of today where it gives another instant, null where not, or why it cannot be told',
    ),
})
export type PresentClocksData = z.infer<typeof presentClocksDataSchema>

/** What `/health` answers: no envelope, for machines that watch. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  engineVersion: z.string(),
  zoneTableVersion: z.string().describe('Edition of the time zone database'),
})
export type Health = z.infer<typeof healthSchema>

/** Why the service refused; each has a status in docs/chart-service.md. */
const REFUSALS = [
  'invalid_json',
  'invalid_input',
  'body_too_large',
  'not_found',
  'method_not_allowed',
  'unknown_place',
  'unknown_zone',
  'nonexistent_local_time',
  'ambiguous_local_time',
  'future_birth_datetime',
  'out_of_range',
  'calculation_failed',
  'rate_limited',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

const optionSchema = z.object({
  utc: instantSchema,
  utcOffsetSeconds: offsetSchema.describe('To be sent back as utc_offset_seconds'),
  clock: z.string().describe('What a well-set clock of the place showed then, YYYY-MM-DDTHH:MM:SS'),
})

export const refusalSchema = z.object({
  success: z.literal(false),
  data: z.null(),
  error: z.string().describe('An English sentence'),
  code: z.enum(REFUSALS),
  problems: z.record(z.string(), z.string()).optional().describe('A code for each field at fault'),
  messages: z.record(z.string(), z.string()).optional().describe('An English sentence for each of them'),
  options: z.array(optionSchema).optional().describe('The instants that the local time can mean'),
  skippedFrom: z.string().optional().describe('First local time that the clocks jumped over'),
  skippedTo: z.string().optional().describe('The next one shown'),
  suggestions: z.array(placeSchema).optional(),
})
export type Refusal = z.infer<typeof refusalSchema>

const reply = <S extends z.ZodType>(data: S) => z.object({ success: z.literal(true), data, error: z.null() })

export const chartReplySchema = reply(chartDataSchema)
export const instantReplySchema = reply(instantDataSchema)
export const windowReplySchema = reply(windowDataSchema)
export const birthDayReplySchema = reply(birthDayDataSchema)
export const placesReplySchema = reply(z.array(placeSchema))
export const positionsReplySchema = reply(positionsDataSchema)
export const eventsReplySchema = reply(eventsDataSchema)
export const cyclesReplySchema = reply(cyclesDataSchema)
export const returnsReplySchema = reply(returnsDataSchema)
export const birthFitReplySchema = reply(birthFitDataSchema)
export const presentClocksReplySchema = reply(presentClocksDataSchema)
