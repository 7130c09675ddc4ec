import { API_QUOTAS } from '~/domain/membership/premium/entitlements'
import { API_PROBLEM_CODES, API_PROBLEMS } from '~/domain/public-api/api-problems'
import { API_SCOPES } from '~/domain/public-api/api-tokens'
import type { Language } from '~/locales/language'
import {
  type ApiDocument,
  type DocumentedOperation,
  exampleAnswers,
  openApiDocument,
  referenceWords,
  type ShapeSchema,
} from '~/platform/public-api/openapi.server'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { DevelopersPage, FieldDoc, OperationDoc } from './developers'

/** Lines of the answer that the quick start shows. */
const LINES_AT_FIRST = 14

/** The page about the public API, out of the document that programs read. */
export async function loadDevelopers(context: Context, request: Request): Promise<DevelopersPage> {
  const [language, examples] = await Promise.all([languageOf(request), exampleAnswers(context)])
  const document = openApiDocument(siteOrigin(context, request), language, examples)
  const t = translator(language, 'developers')
  const words = referenceWords(language)
  const number = new Intl.NumberFormat(language)
  const { free, premium } = API_QUOTAS
  const operations = toOperationDocs(document, language)
  return {
    title: `${t('title')} · ${translator(language, 'common')('brand')}`,
    description: t('description'),
    heading: document.info.title,
    lead: document.info.description,
    operations,
    beginning: operations[0]?.answer
      ? `${operations[0].answer.split('\n').slice(0, LINES_AT_FIRST).join('\n')}\n  …`
      : null,
    scopes: API_SCOPES.map((scope) => ({
      scope,
      operations: operations.filter((each) => each.scope === scope).map(({ method, path }) => `${method} ${path}`),
    })),
    problems: API_PROBLEM_CODES.map((code) => ({ code, status: API_PROBLEMS[code], title: words(`problem.${code}`) })),
    limits: {
      minute: [number.format(free.minute), number.format(premium.minute)],
      day: [number.format(free.day), number.format(premium.day)],
    },
  }
}

/** Every operation of the document as the page shows it, in its order. */
function toOperationDocs(document: ApiDocument, language: Language): OperationDoc[] {
  const base = document.servers[0]?.url ?? ''
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const answer = operation.responses['200']?.content['application/json']?.example
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path: new URL(base).pathname + path,
        summary: operation.summary,
        description: operation.description,
        scope: operation.security[0]!.token[0]!,
        isBody: operation.requestBody !== undefined,
        fields: fieldsOf(operation, document, language),
        request: toCommand(base + path, operation),
        answer: answer === undefined ? null : toLines(answer),
        refusals: Object.entries(operation.responses).flatMap(([status, response]) =>
          response['x-codes'] ? [{ status, codes: response['x-codes'] }] : [],
        ),
      }
    }),
  )
}

/** JSON as it is read: a list of numbers stands on one line. */
const toLines = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/\[[\s\d,]+\]/g, (list) =>
    list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  )

/** What a command line sends. */
function toCommand(url: string, { requestBody, parameters = [] }: DocumentedOperation): string {
  const authorization = '  -H "Authorization: Bearer $HDS_TOKEN"'
  if (!requestBody) {
    const query = parameters.map(({ name, example }) => `${name}=${example}`).join('&')
    return [`curl "${url}?${query}"`, authorization].join(' \\\n')
  }
  const body = toLines(requestBody.content['application/json'].example)
  return [`curl ${url}`, authorization, '  -H "Content-Type: application/json"', `  -d '${body}'`].join(' \\\n')
}

function fieldsOf(operation: DocumentedOperation, document: ApiDocument, language: Language): FieldDoc[] {
  const toField = (name: string, schema: ShapeSchema, isRequired: boolean, description = ''): FieldDoc => ({
    name,
    ...typeOf(schema, document, language),
    isRequired,
    description,
  })
  if (operation.parameters)
    return operation.parameters.map(({ name, schema, required, description }) =>
      toField(name, schema, required, description),
    )
  const { properties = {}, required = [] } = shapeOf(
    operation.requestBody!.content['application/json'].schema,
    document,
  )
  return Object.entries(properties).map(([name, schema]) =>
    toField(name, schema, required.includes(name), schema.description),
  )
}

const shapeOf = ({ $ref }: { $ref: string }, { components }: ApiDocument): ShapeSchema =>
  components.schemas[$ref.split('/').at(-1)!]!

/** What a field may hold, in words. */
function typeOf(schema: ShapeSchema, document: ApiDocument, language: Language): { type: string; values: string[] } {
  const t = translator(language, 'developers')
  if (schema.$ref) {
    const shape = schema.$ref
    const same = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const { summary = '' } =
      same.find((each) => each.requestBody?.content['application/json'].schema.$ref === shape) ?? {}
    return { type: t('of_shape', { shape: summary }), values: [] }
  }
  if (schema.anyOf) {
    const [some] = schema.anyOf
    const { type, values } = typeOf(some!, document, language)
    return { type: `${type} ${t('orNull')}`, values }
  }
  if (schema.items) return { type: t('listOf', { of: typeOf(schema.items, document, language).type }), values: [] }
  if (schema.enum) {
    const other = schema.default === undefined ? '' : t('of_default', { value: String(schema.default) })
    return { type: other, values: schema.enum.map(String) }
  }
  const isInstant = schema.format === 'date-time'
  const type = t(isInstant ? 'of_instant' : `of_${schema.type as 'string' | 'integer' | 'number'}`)
  const { minimum: from, maximum: to } = schema
  const number = new Intl.NumberFormat(language, { useGrouping: false })
  const isLimited = from !== undefined && to !== undefined
  return {
    type: isLimited ? t('of_range', { type, from: number.format(from), to: number.format(to) }) : type,
    values: [],
  }
}
