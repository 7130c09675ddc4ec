import { TERMS_VERSION } from '~/domain/membership/limits'
import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { LegalPageName } from './legal-section'
import { operatorOf } from './operator.server'

/** What a page of rules needs: its title for the tab, the month of its version in words, and whom to write to. */
export async function loadLegalPage(context: Context, request: Request, page: LegalPageName) {
  const language = await languageOf(request)
  const t = translator(language, 'legal')
  return {
    title: `${t(`${page}.title`)} · ${translator(language, 'common')('brand')}`,
    description: t(`${page}.description`),
    versionDate: dateFormat(language, 'UTC', { month: 'long', year: 'numeric' }).format(
      new Date(`${TERMS_VERSION}-01T00:00:00Z`),
    ),
    operator: operatorOf(context),
  }
}
