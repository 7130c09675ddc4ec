import { listQuestions, listWords } from '~/data/moderation/support.server'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import { SUPPORT_PAGE_SIZE } from '~/domain/membership/support'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { SupportPageData } from './support'

/** A page of what the viewer asked the team, the newest first, each with its words. */
export async function loadSupport({ db }: Context, viewer: Viewer, request: Request): Promise<SupportPageData> {
  const after = parseCursor(new URL(request.url).searchParams.get('cursor'))
  const [found, language] = await Promise.all([
    listQuestions(db, { memberId: viewer.id, after, limit: SUPPORT_PAGE_SIZE + 1 }),
    languageOf(request),
  ])
  const { page, nextCursor } = cutPage(found, SUPPORT_PAGE_SIZE, ({ createdAt: at, id }) => ({ at, id }))
  const ids = page.map(({ id }) => id)
  const words = await listWords(db, ids)
  return {
    title: `${translator(language, 'support')('title')} · ${translator(language, 'common')('brand')}`,
    isPremium: viewer.isPremium,
    askId: crypto.randomUUID(),
    questions: page.map(({ id, createdAt, ...question }) => ({
      ...{ ...question, id, createdAt: createdAt.toISOString(), replyId: crypto.randomUUID() },
      words: words
        .filter(({ requestId }) => requestId === id)
        .map(({ requestId: _, createdAt: at, ...word }) => ({ ...word, createdAt: new Date(at).toISOString() })),
    })),
    next: nextCursor,
    isFirst: after === null,
  }
}
