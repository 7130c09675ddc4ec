import { listCaseDetails, listOpenSubjects } from '~/data/cases.server'
import { findSubject, type Subject } from '~/data/subjects.server'
import { CASES_PAGE_SIZE } from '~/domain/community/limits'
import { SUBJECT_KINDS } from '~/domain/community/moderation'
import type { Context } from '~/platform/context.server'
import { notFound } from '~/platform/http.server'
import { languageOf } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import type { RoomPage, ShownCase } from './moderation'
import { readRoomCursor, toRoomCursor } from './room-cursor'
import { toCase } from './to-case.server'

/** A page of what was reported and waits for a moderator. */
export async function loadQueue(context: Context, viewer: Viewer, request: Request): Promise<RoomPage<ShownCase>> {
  const after = readRoomCursor(request)
  const found = await listOpenSubjects(context.db, { moderatorId: viewer.id, after, limit: CASES_PAGE_SIZE + 1 })
  const subjects = found.slice(0, CASES_PAGE_SIZE)
  const last = subjects.at(-1)
  return {
    items: await toCases(context, viewer, request, subjects),
    next: found.length > CASES_PAGE_SIZE && last ? toRoomCursor({ at: last.firstAt, id: last.id }) : null,
  }
}

/** One thing, whatever was decided about it; a member by their username. 404 where there is none for this moderator. */
export async function loadCase(
  context: Context,
  viewer: Viewer,
  request: Request,
  { kind: said, id }: { kind?: string; id?: string },
): Promise<ShownCase> {
  const kind = SUBJECT_KINDS.find((kind) => kind === said)
  const subject = kind && id ? await findSubject(context.db, viewer.id, kind, id) : null
  const [found] = subject ? await toCases(context, viewer, request, [subject]) : []
  if (!found) throw notFound()
  return found
}

async function toCases(context: Context, viewer: Viewer, request: Request, subjects: Subject[]) {
  if (subjects.length === 0) return []
  const [details, language] = await Promise.all([listCaseDetails(context.db, subjects), languageOf(request)])
  const reader = { viewer, language, timeZone: await context.timeZone(), now: new Date() }
  return subjects.flatMap((subject) => toCase(subject, details, reader) ?? [])
}
