import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { ReportPageData } from './report'
import { reportSubjectSchema } from './report.schema'

/** What the page of a report is about, by its address. */
export async function loadReportPage(request: Request): Promise<ReportPageData> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const parsed = reportSubjectSchema.safeParse(query)
  const language = await languageOf(request)
  const t = translator(language, 'reports')
  const { kind, id, conversation } = parsed.data ?? {}
  return {
    title: `${t(kind ? `title.${kind}` : 'title')} · ${translator(language, 'common')('brand')}`,
    subject: kind && id ? { kind, id, ...(conversation ? { conversation } : {}) } : null,
    back: safeRedirectPath(query.back),
  }
}
