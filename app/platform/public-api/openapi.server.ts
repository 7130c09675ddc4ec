import {
  API_BASE,
  API_OPERATION_IDS,
  API_OPERATIONS,
  type ApiOperationId,
} from '../../domain/public-api/api-operations'
import { API_PROBLEMS, type ApiProblemCode } from '../../domain/public-api/api-problems'
import type { Language } from '../../locales/language'
import type {
  ApiDocument,
  DocumentedOperation,
  DocumentedParameter,
  DocumentedResponse,
  ShapeSchema,
} from './api-document'
import { type ReferenceWords, referenceWords } from './reference-words'
import { nameOf, PROBLEM_SHAPE, shapesIn, toReference } from './shapes'

/** What every operation can meet. */
const ALWAYS = ['invalid_token', 'insufficient_scope', 'rate_limited', 'unexpected', 'unavailable'] as const

const count = { type: 'integer', minimum: 0 }
/** What every answer to a known token says of its limits, and 429 besides. */
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

/** The example answers of operations, as far as they are there. */
export type ExampleAnswers = Partial<Record<ApiOperationId, unknown>>

/**
 * The OpenAPI 3.1 document of the public API at an origin, in the words of a language, made from the schemas by which questions
 * are read and answers are written.
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
