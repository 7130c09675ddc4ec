import { listLog } from '~/data/cases.server'
import { AUDIT_PAGE_SIZE } from '~/domain/community/limits'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import type { RoomPage, ShownAction } from './moderation'
import { readRoomCursor, toRoomCursor } from './room-cursor'
import { toShownAction } from './to-case.server'

/** A page of everything that was done in the room, the newest first. */
export async function loadLog(context: Context, viewer: Viewer, request: Request): Promise<RoomPage<ShownAction>> {
  const before = readRoomCursor(request)
  const [found, language, timeZone] = await Promise.all([
    listLog(context.db, { before, limit: AUDIT_PAGE_SIZE + 1 }),
    languageOf(request),
    context.timeZone(),
  ])
  const shown = found.slice(0, AUDIT_PAGE_SIZE)
  const last = shown.at(-1)
  return {
    items: shown.map((action) => toShownAction(action, { viewer, language, timeZone })),
    next: found.length > AUDIT_PAGE_SIZE && last ? toRoomCursor({ at: last.createdAt.getTime(), id: last.id }) : null,
  }
}
