import { API_QUOTAS } from '~/domain/membership/premium/entitlements'
import { API_PROBLEM_CODES, API_PROBLEMS } from '~/domain/public-api/api-problems'
import { API_SCOPES } from '~/domain/public-api/api-tokens'
import { exampleAnswers } from '~/platform/public-api/example-answers.server'
import { openApiDocument } from '~/platform/public-api/openapi.server'
import { referenceWords } from '~/platform/public-api/reference-words'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { DevelopersPage } from './developers'
import { toOperationDocs } from './to-operation-docs.server'

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
