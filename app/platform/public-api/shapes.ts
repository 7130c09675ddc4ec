import { z } from 'zod'
import { API_OPERATION_IDS, API_OPERATIONS, type ApiOperationId } from '../../domain/public-api/api-operations'
import { apiProblemSchema } from '../../domain/public-api/api-problems'
import type { Language } from '../../locales/language'
import type { Key } from '../../locales/translate'
import type { ShapeSchema } from './api-document'
import { referenceWords } from './reference-words'

/** What questions and answers are called in the document. */
const NAMES: Record<ApiOperationId, { question: string; answer: string }> = {
  chart: { question: 'Birth', answer: 'Chart' },
  sky: { question: 'SkyQuestion', answer: 'Sky' },
  transits: { question: 'TransitsQuestion', answer: 'Transits' },
  composite: { question: 'CompositeQuestion', answer: 'Composite' },
}

export const PROBLEM_SHAPE = 'Problem'
export const nameOf = (id: ApiOperationId, part: 'question' | 'answer') => NAMES[id][part]
export const toReference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const registry = z.registry<{ id: string }>()
for (const id of API_OPERATION_IDS) {
  registry.add(API_OPERATIONS[id].question, { id: nameOf(id, 'question') })
  registry.add(API_OPERATIONS[id].answer, { id: nameOf(id, 'answer') })
}
registry.add(apiProblemSchema, { id: PROBLEM_SHAPE })

const shapesByLanguage = new Map<Language, Record<string, ShapeSchema>>()

/** Every shape of the document, from the schemas by which questions are read; fields of questions are described in a language. */
export function shapesIn(language: Language): Record<string, ShapeSchema> {
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

/** Without what JSON Schema says of a document by itself, and without the borders of whole numbers as such. */
function clean(schema: object): ShapeSchema {
  const { $schema, $id, ...shape } = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value,
  )
  return shape as ShapeSchema
}
