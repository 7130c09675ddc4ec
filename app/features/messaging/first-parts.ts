import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import { requestCode } from './later-in-thread'
import { panesCode, rareCode, threadCode } from './later-parts'
import type { MessagesPageData } from './messages-page'

/**
 * Fetches what a page of messages shows first. The page comes alive after it: a part that is still on its way would be thrown
 * away and drawn anew by whatever changes around it (React's error 421), and keys pressed in it would be lost.
 */
export async function fetchFirstParts({ list, thread }: MessagesPageData, language: Language): Promise<void> {
  const isIncoming = thread?.kind === 'open' && thread.request === 'incoming'
  const rows = list?.conversations.length ?? 0
  const wanted = [
    thread?.kind === 'open' ? threadCode : thread?.kind === 'new' ? rareCode : panesCode,
    ...(isIncoming ? [requestCode] : []),
    ...(list?.found ? [rareCode] : []),
    ...(rows === 0 ? [panesCode] : []),
  ]
  const isPlain = wanted.every((code) => code === threadCode)
  await Promise.all([...wanted.map((code) => code.fetch()), ...(isPlain ? [] : [loadWords(language, 'messages-more')])])
}
