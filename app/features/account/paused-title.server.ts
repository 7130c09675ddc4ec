import { languageOf, translator } from '~/platform/i18n.server'
import type { PausedPage } from './paused'

const TITLES = { away: 'awayTitle', leaving: 'overTitle', over: 'overTitle', left: 'leftTitle' } as const

/** The title of the page of an account that is away. */
export async function pausedTitle(request: Request, { state }: PausedPage): Promise<string> {
  const language = await languageOf(request)
  return `${translator(language, 'paused')(TITLES[state])} · ${translator(language, 'common')('brand')}`
}
