import { languageOf, translator } from '~/platform/server/i18n.server'

type TitleKey = 'signInTitle' | 'registerTitle' | 'successTitle' | 'resetTitle' | 'confirmTitle'

/** The title of a sign-in or registration page, in the visitor's language. */
export async function authTitle(request: Request, key: TitleKey): Promise<string> {
  const language = await languageOf(request)
  return `${translator(language, 'auth')(key)} · ${translator(language, 'common')('brand')}`
}

/** Title and description of a page that search engines may index. */
export async function authHead(request: Request, page: 'signIn' | 'register') {
  const t = translator(await languageOf(request), 'auth')
  return { title: await authTitle(request, `${page}Title`), description: t(`${page}Copy`) }
}
