import { listMutedMembers, listMutedWords } from '~/data/members/blocks-and-mutes.server'
import { parseCursor, toCursor } from '~/domain/community/search/list-cursor'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { MutesData } from './mutes'

/** Whom a member muted, and which words. */
export async function loadMutes(context: Context, viewer: Viewer, request: Request): Promise<MutesData> {
  const { db } = context
  const after = parseCursor(new URL(request.url).searchParams.get('muted'))
  const [{ members, next }, words, language, timeZone] = await Promise.all([
    listMutedMembers(db, { muterId: viewer.id, now: new Date(), after }),
    listMutedWords(db, viewer.id),
    languageOf(request),
    context.timeZone(),
  ])
  return {
    members: members.map(({ until, ...member }) => ({ ...member, until: dayOf(until, language, timeZone) })),
    nextMember: next && toCursor(next),
    isFromStart: after === null,
    words,
  }
}

const dayOf = (until: Date | null, language: Language, timeZone: string) =>
  until && dateFormat(language, timeZone, { day: 'numeric', month: 'long' }).format(until)
