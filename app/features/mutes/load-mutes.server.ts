import { listMutedWords } from '~/data/muted-word-list.server'
import { listMutedMembers } from '~/data/mutes.server'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import type { MutesData } from './mutes'

/** Whom a member muted, and which words. */
export async function loadMutes({ db, timeZone }: Context, viewer: Viewer, request: Request): Promise<MutesData> {
  const [members, words, language] = await Promise.all([
    listMutedMembers(db, viewer.id, new Date()),
    listMutedWords(db, viewer.id),
    languageOf(request),
  ])
  return {
    members: members.map(({ until, ...member }) => ({ ...member, until: dayOf(until, language, timeZone) })),
    words,
  }
}

const dayOf = (until: Date | null, language: Language, timeZone: string) =>
  until?.toLocaleDateString(language === 'ru' ? 'ru' : 'en-GB', { day: 'numeric', month: 'long', timeZone }) ?? null
