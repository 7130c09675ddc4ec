import { languageOf, translator } from '~/platform/i18n.server'
import type { PausedPage } from './paused'

const TITLES = { away: 'awayTitle', leaving: 'overTitle', over: 'overTitle', left: 'leftTitle' } as const

/** The title of the page of an account that is away. */
export async function pausedTitle(request: Request, page: PausedPage): Promise<string> {
  const language = await languageOf(request)
  const title = page.state === 'left' && page.due ? 'leftDueTitle' : TITLES[page.state]
  return `${translator(language, 'paused')(title)} · ${translator(language, 'common')('brand')}`
}
