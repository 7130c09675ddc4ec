import { TERMS_VERSION } from '~/domain/membership/limits'
import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { LegalPageName } from './legal-page'

/** Title, description, day of the version and operator for the terms and the privacy page. */
export async function loadLegalPage(context: Context, request: Request, page: LegalPageName) {
  const language = await languageOf(request)
  const t = translator(language, 'legal')
  return {
    title: `${t(`${page}.title`)} · ${translator(language, 'common')('brand')}`,
    description: t(`${page}.description`),
    versionDate: dateFormat(language, 'UTC', { dateStyle: 'long' }).format(new Date(`${TERMS_VERSION}T00:00:00Z`)),
    operator: findOperator(context),
  }
}

/** Title, description and operator for the guidelines, the help and the accessibility statement. */
export async function loadTextPage(context: Context, request: Request, page: 'guidelines' | 'help' | 'accessibility') {
  const language = await languageOf(request)
  const t = translator(language, page)
  return {
    title: `${t('title')} · ${translator(language, 'common')('brand')}`,
    description: t('description'),
    operator: findOperator(context),
  }
}

/** Null until both settings are set. */
function findOperator({ settings: { OPERATOR_NAME: name, OPERATOR_EMAIL: email } }: Context) {
  return name && email ? { name, email } : null
}
