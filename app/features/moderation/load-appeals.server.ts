import { listOpenAppeals } from '~/data/open-appeals.server'
import { CASES_PAGE_SIZE } from '~/domain/community/limits'
import { mayActOn } from '~/domain/community/moderation-rules'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import { toldUntil } from '~/platform/told-until.server'
import type { RoomPage, ShownAppeal } from './moderation'
import { readRoomCursor, toRoomCursor } from './room-cursor'

/** A page of the appeals that wait for an answer, the oldest first. */
export async function loadAppeals(context: Context, viewer: Viewer, request: Request): Promise<RoomPage<ShownAppeal>> {
  const after = readRoomCursor(request)
  const [found, language, timeZone] = await Promise.all([
    listOpenAppeals(context.db, { moderatorId: viewer.id, after, limit: CASES_PAGE_SIZE + 1 }),
    languageOf(request),
    context.timeZone(),
  ])
  const shown = found.slice(0, CASES_PAGE_SIZE)
  const last = shown.at(-1)
  return {
    items: shown.map(({ member, action, createdAt, ...appeal }) => ({
      ...appeal,
      actId: crypto.randomUUID(),
      createdAt: createdAt.toISOString(),
      member: { username: member.username, fullName: member.fullName },
      action: {
        ...action,
        subjectId: action.kind === 'member' ? member.username : action.subjectId,
        until: action.until && toldUntil(action.until, language, timeZone),
        createdAt: action.createdAt.toISOString(),
      },
      isMine: mayActOn(viewer, member),
    })),
    next: found.length > CASES_PAGE_SIZE && last ? toRoomCursor({ at: last.createdAt.getTime(), id: last.id }) : null,
  }
}
