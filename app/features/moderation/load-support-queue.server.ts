import { listWaiting, type QueueCursor } from '~/data/answer-support.server'
import { listWords } from '~/data/support.server'
import { SUPPORT_PAGE_SIZE } from '~/domain/membership/support'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'
import type { RoomPage, ShownQuestion } from './moderation'

const CURSOR = /^([01])_(\d{1,15})_([\w-]{1,64})$/

/** A page of the questions that wait for the team: premium members first, then who waits longest. */
export async function loadSupportQueue(
  { db }: Context,
  viewer: Viewer,
  request: Request,
): Promise<RoomPage<ShownQuestion>> {
  const said = CURSOR.exec(new URL(request.url).searchParams.get('cursor') ?? '')
  const after: QueueCursor | null = said && { isPremium: said[1] === '1', at: Number(said[2]), id: said[3]! }
  const limit = SUPPORT_PAGE_SIZE + 1
  const found = await listWaiting(db, { moderatorId: viewer.id, after, limit, now: new Date() })
  const page = found.slice(0, SUPPORT_PAGE_SIZE)
  const ids = page.map(({ id }) => id)
  const words = await listWords(db, ids)
  const last = page.at(-1)
  return {
    items: page.map(({ id, subject, waitingSince, username, fullName, isPremium, hasCase }) => {
      const own = words.filter(({ requestId }) => requestId === id)
      return {
        ...{ id, subject, isPremium: isPremium === 1, member: { username, fullName, hasCase: hasCase === 1 } },
        actId: crypto.randomUUID(),
        seen: own.at(-1)?.id ?? '',
        waitingSince: new Date(waitingSince).toISOString(),
        words: own.map((word) => ({
          ...{ id: word.id, side: word.side, content: word.content },
          createdAt: new Date(word.createdAt).toISOString(),
        })),
      }
    }),
    next: found.length > page.length && last ? `${last.isPremium}_${last.waitingSince}_${last.id}` : null,
  }
}
