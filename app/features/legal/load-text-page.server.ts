import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { operatorOf } from './operator.server'

/** What the guidelines, the help and the accessibility statement need: title for the tab, description, and whom to write to. */
export async function loadTextPage(context: Context, request: Request, page: 'guidelines' | 'help' | 'accessibility') {
  const language = await languageOf(request)
  const t = translator(language, page)
  return {
    title: `${t('title')} · ${translator(language, 'common')('brand')}`,
    description: t('description'),
    operator: operatorOf(context),
  }
}
