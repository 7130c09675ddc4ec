import type { z } from 'zod'
import { birthSchema } from '../human-design/service/chart-request.schema'
import { chartDataSchema } from '../human-design/service/chart-service.schema'
import type { ApiProblemCode } from './api-problems'
import type { ApiScope } from './api-tokens'
import {
  compositeAnswerSchema,
  compositeQuestionSchema,
  skyAnswerSchema,
  skyQuestionSchema,
  transitsAnswerSchema,
  transitsQuestionSchema,
} from './operation-bodies.schema'

/** One question that the public API answers, as it is checked, documented and tried. */
type Operation = {
  method: 'get' | 'post'
  /** Behind `API_BASE`. */
  path: `/${string}`
  scope: ApiScope
  /** Of `get`, the query; of `post`, the JSON body. */
  question: z.ZodObject
  answer: z.ZodType
  /** What besides the refusals of every operation it can meet. */
  refusals: readonly ApiProblemCode[]
  /** Asked by the documentation, which shows the answer. */
  example: Record<string, unknown>
}

/** The path of the public API. */
export const API_BASE = '/api/v1'

/** Chart 15 of the reference charts: three hours ahead of UTC, no summer time in 1980. */
const NIZHNY_NOVGOROD = {
  birth_date: '1980-07-05',
  birth_time: '09:30',
  birth_city: 'Nizhny Novgorod',
  birth_country: 'Russia',
  latitude: 56.33,
  longitude: 44,
  timezone: 'Europe/Moscow',
}
const OSLO = {
  birth_date: '1962-07-01',
  birth_time: '12:00',
  birth_city: 'Oslo',
  birth_country: 'Norway',
  latitude: 59.91273,
  longitude: 10.74609,
  timezone: 'Europe/Oslo',
}
/** The Human Design year has begun within the minute before. */
const NEW_YEAR = '2026-01-22T00:55:00Z'

const OF_A_BIRTH = [
  ...(['invalid_json', 'invalid_input', 'body_too_large', 'unknown_place', 'unknown_zone'] as const),
  ...(['ambiguous_local_time', 'nonexistent_local_time', 'future_birth_datetime', 'out_of_range'] as const),
] satisfies ApiProblemCode[]

/** Every operation of the public API by its name. */
export const API_OPERATIONS = {
  chart: {
    method: 'post',
    path: '/chart',
    scope: 'chart',
    question: birthSchema,
    answer: chartDataSchema,
    refusals: OF_A_BIRTH,
    example: NIZHNY_NOVGOROD,
  },
  sky: {
    method: 'get',
    path: '/transits',
    scope: 'transits',
    question: skyQuestionSchema,
    answer: skyAnswerSchema,
    refusals: ['invalid_input', 'out_of_range'],
    example: { at: NEW_YEAR },
  },
  transits: {
    method: 'post',
    path: '/transits',
    scope: 'transits',
    question: transitsQuestionSchema,
    answer: transitsAnswerSchema,
    refusals: ['invalid_json', 'invalid_input', 'body_too_large', 'out_of_range'],
    // Those of the chart above.
    example: {
      gates: [4, 6, 11, 14, 20, 21, 22, 26, 29, 30, 34, 35, 38, 39, 40, 43, 47, 49, 51, 57, 59, 62],
      at: NEW_YEAR,
    },
  },
  composite: {
    method: 'post',
    path: '/composite',
    scope: 'composite',
    question: compositeQuestionSchema,
    answer: compositeAnswerSchema,
    refusals: OF_A_BIRTH,
    example: { a: NIZHNY_NOVGOROD, b: OSLO },
  },
} as const satisfies Record<string, Operation>

export type ApiOperationId = keyof typeof API_OPERATIONS
export const API_OPERATION_IDS = Object.keys(API_OPERATIONS) as ApiOperationId[]

/** What an operation is given once its question was read, and what it answers. */
export type Question<O extends ApiOperationId> = z.output<(typeof API_OPERATIONS)[O]['question']>
export type Answer<O extends ApiOperationId> = z.output<(typeof API_OPERATIONS)[O]['answer']>
