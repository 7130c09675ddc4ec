import { z } from 'zod'
import {
  API_BASE,
  API_OPERATION_IDS,
  API_OPERATIONS,
  type ApiOperationId,
} from '../../domain/public-api/api-operations'
import { API_PROBLEMS, type ApiProblemCode, apiProblemSchema } from '../../domain/public-api/api-problems'
import type { ApiScope } from '../../domain/public-api/api-tokens'
import { apiReference as en } from '../../locales/en/api-reference'
import type { Language } from '../../locales/language'
import { apiReference as ru } from '../../locales/ru/api-reference'
import { type Key, translate } from '../../locales/translate'
import type { Context } from '../server/context.server'
import { ANSWERS } from './answer.server'

/** As much of JSON Schema (2020-12) as the document has. */
export type ShapeSchema = {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, ShapeSchema>
  required?: string[]
  items?: ShapeSchema
  anyOf?: ShapeSchema[]
  enum?: (string | number)[]
  default?: unknown
  minimum?: number
  maximum?: number
  format?: string
}

type Reference = { $ref: string }
type Content = { schema: Reference; example?: unknown }

type DocumentedParameter = {
  name: string
  in: 'query'
  required: boolean
  description: string
  schema: ShapeSchema
  example?: unknown
}

type DocumentedResponse = {
  description: string
  headers?: Record<string, Reference>
  content: Record<string, Content>
  /** The problems that come with this status. */
  'x-codes'?: ApiProblemCode[]
}

export type DocumentedOperation = {
  operationId: string
  summary: string
  description: string
  security: { token: ApiScope[] }[]
  parameters?: DocumentedParameter[]
  requestBody?: { required: true; content: { 'application/json': Content } }
  responses: Record<string, DocumentedResponse>
}

/** An OpenAPI 3.1 document, as far as this one goes. */
export type ApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Partial<Record<'get' | 'post', DocumentedOperation>>>
  components: {
    securitySchemes: { token: { type: 'http'; scheme: 'bearer'; description: string } }
    headers: Record<string, { description: string; schema: ShapeSchema }>
    schemas: Record<string, ShapeSchema>
  }
}

// Only these, so that the worker of the API holds no other words of the site.
const WORDS: Record<Language, Record<string, string>> = { en, ru }

/** Names of fields and headers, which are the same in every language. */
const FIELD_NAMES = {
  activeGates: 'activeGates',
  utcOffsetSeconds: 'utcOffsetSeconds',
  header: 'Authorization: Bearer hds_…',
}

type ReferenceWords = (key: Key<'api-reference'>) => string

/** The words that describe the public API in a language. */
export const referenceWords =
  (language: Language): ReferenceWords =>
  (key) =>
    translate(WORDS[language], language, key, FIELD_NAMES)

/** The schema names of requests and responses in the document. */
const NAMES: Record<ApiOperationId, { question: string; answer: string }> = {
  chart: { question: 'Birth', answer: 'Chart' },
  sky: { question: 'SkyQuestion', answer: 'Sky' },
  transits: { question: 'TransitsQuestion', answer: 'Transits' },
  composite: { question: 'CompositeQuestion', answer: 'Composite' },
}

const PROBLEM_SHAPE = 'Problem'
const nameOf = (id: ApiOperationId, part: 'question' | 'answer') => NAMES[id][part]
const toReference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const registry = z.registry<{ id: string }>()
for (const id of API_OPERATION_IDS) {
  registry.add(API_OPERATIONS[id].question, { id: nameOf(id, 'question') })
  registry.add(API_OPERATIONS[id].answer, { id: nameOf(id, 'answer') })
}
registry.add(apiProblemSchema, { id: PROBLEM_SHAPE })

const shapesByLanguage = new Map<Language, Record<string, ShapeSchema>>()

/** All schemas of the document, from the zod schemas; the fields of requests have descriptions in the given language. */
function shapesIn(language: Language): Record<string, ShapeSchema> {
  const shapes = shapesByLanguage.get(language) ?? toShapes(language)
  shapesByLanguage.set(language, shapes)
  return shapes
}

function toShapes(language: Language) {
  const words = referenceWords(language)
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => toReference(id).$ref })
  const shapes = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, clean(schema)]))
  for (const id of API_OPERATION_IDS) {
    const { properties = {} } = shapes[nameOf(id, 'question')]!
    for (const [field, shape] of Object.entries(properties)) {
      shape.description = words(`field.${field}` as Key<'api-reference'>)
    }
  }
  return shapes
}

/** Removes `$schema` and `$id`, and the limits of safe integers that zod adds. */
function clean(schema: object): ShapeSchema {
  const { $schema, $id, ...shape } = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value,
  )
  return shape as ShapeSchema
}

/** The problems of every operation. */
const ALWAYS = ['invalid_token', 'insufficient_scope', 'rate_limited', 'unexpected', 'unavailable'] as const

const count = { type: 'integer', minimum: 0 }
/** The rate-limit headers of responses to a known token; `Retry-After` only with 429. */
const HEADERS: Record<string, { description: string; schema: ShapeSchema }> = {
  'RateLimit-Limit': { description: 'Requests of the window that is nearest to its end', schema: count },
  'RateLimit-Remaining': { description: 'How many of them are left', schema: count },
  'RateLimit-Reset': { description: 'Seconds until that window begins anew', schema: count },
  'RateLimit-Policy': { description: 'Both windows: 60;w=60, 2000;w=86400', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait', schema: count },
}
const LIMITS = Object.keys(HEADERS).filter((name) => name !== 'Retry-After')
const toHeaders = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Example responses by operation; some may be missing. */
type ExampleAnswers = Partial<Record<ApiOperationId, unknown>>

/**
 * The OpenAPI 3.1 document of the public API at an origin, in a language, generated from the schemas that parse requests and write
 * responses.
 */
export function openApiDocument(origin: string, language: Language, examples: ExampleAnswers): ApiDocument {
  const words = referenceWords(language)
  const schemas = shapesIn(language)
  const paths: ApiDocument['paths'] = {}
  for (const id of API_OPERATION_IDS) {
    const { path, method } = API_OPERATIONS[id]
    paths[path] = { ...paths[path], [method]: toOperation(id, words, schemas, examples[id]) }
  }
  return {
    openapi: '3.1.0',
    info: { title: words('title'), version: '1', description: words('about') },
    servers: [{ url: origin + API_BASE }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: words('token') } },
      headers: HEADERS,
      schemas,
    },
  }
}

function toOperation(
  id: ApiOperationId,
  words: ReferenceWords,
  schemas: Record<string, ShapeSchema>,
  answer: unknown,
): DocumentedOperation {
  const { method, scope, refusals, example } = API_OPERATIONS[id]
  const question = toReference(nameOf(id, 'question'))
  return {
    operationId: id,
    summary: words(`summary.${id}`),
    description: words(`text.${id}`),
    security: [{ token: [scope] }],
    ...(method === 'get'
      ? { parameters: toParameters(schemas[nameOf(id, 'question')]!, example) }
      : { requestBody: { required: true, content: { 'application/json': { schema: question, example } } } }),
    responses: {
      200: {
        description: words('answer.ok'),
        headers: toHeaders(LIMITS),
        content: {
          'application/json': {
            schema: toReference(nameOf(id, 'answer')),
            ...(answer === undefined ? {} : { example: answer }),
          },
        },
      },
      ...toRefusals([...refusals, ...ALWAYS], words),
    },
  }
}

function toParameters({ properties = {}, required = [] }: ShapeSchema, example: object): DocumentedParameter[] {
  const values = new Map(Object.entries(example))
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    schema,
    example: values.get(name),
  }))
}

function toRefusals(codes: readonly ApiProblemCode[], words: ReferenceWords) {
  const byStatus = new Map<number, ApiProblemCode[]>()
  for (const code of codes) byStatus.set(API_PROBLEMS[code], [...(byStatus.get(API_PROBLEMS[code]) ?? []), code])
  return Object.fromEntries([...byStatus].map(([status, of]) => [status, toRefusal(status, of, words)]))
}

const toRefusal = (status: number, codes: ApiProblemCode[], words: ReferenceWords): DocumentedResponse => ({
  description: codes.map((code) => words(`problem.${code}`)).join('; '),
  ...(status === 429 && { headers: toHeaders([...LIMITS, 'Retry-After']) }),
  content: { 'application/problem+json': { schema: toReference(PROBLEM_SHAPE) } },
  'x-codes': codes,
})

/** Cached for the lifetime of the isolate, because they are the same for everyone. */
const answers = new Map<ApiOperationId, unknown>()

/** The responses to the documentation's example requests, computed once; one that fails now is left out. */
export async function exampleAnswers(context: Context): Promise<ExampleAnswers> {
  await Promise.all(API_OPERATION_IDS.filter((id) => !answers.has(id)).map((id) => compute(context, id)))
  return Object.fromEntries(answers)
}

async function compute(context: Context, id: ApiOperationId) {
  const { question, example } = API_OPERATIONS[id]
  // TypeScript can't relate the request and response types of an operation chosen at run time.
  const answer = await ANSWERS[id](context, question.parse(example) as never)
  if (answer.ok) answers.set(id, answer.data)
}
