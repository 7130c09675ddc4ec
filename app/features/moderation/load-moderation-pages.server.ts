import { listOpenAppeals } from '~/data/moderation/appeals.server'
import {
  countWaiting,
  findSubject,
  listCaseDetails,
  listLog,
  listOpenSubjects,
  type Subject,
} from '~/data/moderation/cases.server'
import { listReplies, listWaiting, type QueueCursor } from '~/data/moderation/support.server'
import { AUDIT_PAGE_SIZE, CASES_PAGE_SIZE } from '~/domain/community/limits'
import { mayAct } from '~/domain/community/moderation/may-act'
import {
  type ModerationAction,
  type ReportPicture,
  reportPicturePath,
  SUBJECT_KINDS,
} from '~/domain/community/moderation/moderation'
import { actionsFor, mayActOn } from '~/domain/community/moderation/moderation-rules'
import { postImageUrl } from '~/domain/community/posts/post-image-key'
import { SUPPORT_PAGE_SIZE } from '~/domain/membership/support'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { notFound } from '~/platform/server/http.server'
import { formatSuspensionEnd, languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { CaseMember, ModerationPage, ShownAction, ShownAppeal, ShownCase, ShownQuestion } from './moderation'

/** A page of what was reported and waits for a moderator. */
export async function loadQueue(
  context: Context,
  viewer: Viewer,
  request: Request,
): Promise<ModerationPage<ShownCase>> {
  const after = readModerationCursor(request)
  const found = await listOpenSubjects(context.db, { moderatorId: viewer.id, after, limit: CASES_PAGE_SIZE + 1 })
  const subjects = found.slice(0, CASES_PAGE_SIZE)
  const last = subjects.at(-1)
  return {
    items: await toCases(context, viewer, request, subjects),
    next: found.length > CASES_PAGE_SIZE && last ? toModerationCursor({ at: last.firstAt, id: last.id }) : null,
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
  const now = new Date()
  const [details, language] = await Promise.all([listCaseDetails(context.db, subjects, now), languageOf(request)])
  const reader = { viewer, language, timeZone: await context.timeZone(), now }
  return subjects.flatMap((subject) => toCase(subject, details, reader) ?? [])
}

/** A page of the appeals that wait for an answer, the oldest first. */
export async function loadAppeals(
  context: Context,
  viewer: Viewer,
  request: Request,
): Promise<ModerationPage<ShownAppeal>> {
  const after = readModerationCursor(request)
  const [found, language, timeZone] = await Promise.all([
    listOpenAppeals(context.db, { moderatorId: viewer.id, after, limit: CASES_PAGE_SIZE + 1, now: new Date() }),
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
        until: action.until && formatSuspensionEnd(action.until, language, timeZone),
        createdAt: action.createdAt.toISOString(),
      },
      isMine: mayActOn(viewer, member),
    })),
    next:
      found.length > CASES_PAGE_SIZE && last ? toModerationCursor({ at: last.createdAt.getTime(), id: last.id }) : null,
  }
}

/** A page of all moderation actions, newest first. */
export async function loadLog(
  context: Context,
  viewer: Viewer,
  request: Request,
): Promise<ModerationPage<ShownAction>> {
  const before = readModerationCursor(request)
  const [found, language, timeZone] = await Promise.all([
    listLog(context.db, { before, limit: AUDIT_PAGE_SIZE + 1 }),
    languageOf(request),
    context.timeZone(),
  ])
  const shown = found.slice(0, AUDIT_PAGE_SIZE)
  const last = shown.at(-1)
  return {
    items: shown.map((action) => toShownAction(action, { viewer, language, timeZone })),
    next:
      found.length > AUDIT_PAGE_SIZE && last ? toModerationCursor({ at: last.createdAt.getTime(), id: last.id }) : null,
  }
}

const QUESTION_CURSOR = /^([01])_(\d{1,15})_([\w-]{1,64})$/

/** A page of the questions that wait for the team: premium members first, then who waits longest. */
export async function loadSupportQueue(
  { db }: Context,
  viewer: Viewer,
  request: Request,
): Promise<ModerationPage<ShownQuestion>> {
  const match = QUESTION_CURSOR.exec(new URL(request.url).searchParams.get('cursor') ?? '')
  const after: QueueCursor | null = match && { isPremium: match[1] === '1', at: Number(match[2]), id: match[3]! }
  const limit = SUPPORT_PAGE_SIZE + 1
  const found = await listWaiting(db, { moderatorId: viewer.id, after, limit, now: new Date() })
  const page = found.slice(0, SUPPORT_PAGE_SIZE)
  const ids = page.map(({ id }) => id)
  const words = await listReplies(db, ids)
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

/** How much waits for this moderator. */
export const loadWaiting = ({ db }: Context, viewer: Viewer) => countWaiting(db, viewer.id)

type CaseReader = { viewer: Viewer; language: Language; timeZone: string; now: Date }
type Details = Awaited<ReturnType<typeof listCaseDetails>>

/** A thing with its details, as this moderator is shown it; null where its member is gone. */
function toCase(subject: Subject, details: Details, reader: CaseReader): ShownCase | null {
  const { kind, id, memberId } = subject
  const member = details.members.find((found) => found.id === memberId)
  if (!member) return null
  const reports = details.reports.filter((report) => report.kind === kind && report.subjectId === id)
  const thing = toThing(subject, details)
  const isSuspended = !mayAct(member, reader.now)
  return {
    kind,
    // The address of a member's page does not give their id away.
    id: kind === 'member' ? member.username : id,
    actId: crypto.randomUUID(),
    seen: member.lastActionId,
    thing,
    // Words of Love Compatibility, and what was done about them, belong to the case of the member alone.
    member: toMember(
      kind === 'member' ? member : { ...member, loveWords: null, areLoveWordsHidden: false },
      isSuspended,
      reader,
    ),
    reports: reports.map(({ subjectId, kind, createdAt, picture, ...report }) => ({
      ...report,
      picture: picture && report.status === 'open' ? toPicture(report.id, picture) : null,
      createdAt: createdAt.toISOString(),
    })),
    history: details.actions
      .filter((action) => action.memberId === memberId && (kind === 'member' || !isAboutLove(action.action)))
      .map((action) => toShownAction(action, reader)),
    actions: actionsFor(reader.viewer, {
      kind,
      state: thing === null || thing.state === 'cancelled' ? null : thing.state,
      hasOpenReports: reports.some(({ status }) => status === 'open'),
      loveWords: kind === 'member' ? wordsState(member) : null,
      member: { ...member, isSuspended },
    }),
  }
}

const isAboutLove = (action: ModerationAction) => action === 'hide_words' || action === 'restore_words'

function wordsState({ loveWords, areLoveWordsHidden }: Details['members'][number]) {
  if (areLoveWordsHidden) return 'hidden'
  return loveWords === null ? null : 'shown'
}

/** The picture of a message, which nobody has described. */
const toPicture = (reportId: string, { width, height }: ReportPicture) => ({
  url: reportPicturePath(reportId),
  width,
  height,
  alt: '',
})

/** An event as one text: what it is called, where it is, what its host says. */
function toEventThing(found: Details['events'][number] | undefined): ShownCase['thing'] {
  if (!found) return null
  const { title, city, address, link, description, state, createdAt, updatedAt } = found
  const where = [address, city].filter(Boolean).join(', ')
  return {
    content: [title, where, link, description].filter(Boolean).join('\n\n'),
    pictures: [],
    state: state === 'planned' ? 'shown' : state,
    createdAt: createdAt.toISOString(),
    editedAt: updatedAt > createdAt ? updatedAt.toISOString() : null,
  }
}

function toThing({ kind, id }: Subject, { posts, comments, events }: Details): ShownCase['thing'] {
  if (kind === 'event') return toEventThing(events.find((found) => found.id === id))
  if (kind !== 'post' && kind !== 'comment') return null
  const post = kind === 'post' ? posts.find((found) => found.id === id) : undefined
  const found = post ?? (kind === 'comment' ? comments.find((found) => found.id === id) : undefined)
  if (!found) return null
  return {
    // What its author has deleted can be read in the reports that copied it, and is not shown here.
    content: found.state === 'deleted' ? '' : found.content,
    pictures:
      found.state === 'deleted'
        ? []
        : (post?.images ?? []).map(({ key, ...image }) => ({ url: postImageUrl(key), ...image })),
    state: found.state,
    createdAt: found.createdAt.toISOString(),
    editedAt: found.editedAt?.toISOString() ?? null,
  }
}

function toMember(member: Details['members'][number], isSuspended: boolean, reader: CaseReader): CaseMember {
  const { username, fullName, avatarUrl, bio, loveWords, areLoveWordsHidden } = member
  const { role, isVerified, isActive, suspendedUntil, createdAt } = member
  return {
    ...{ username, fullName, avatarUrl, bio, loveWords, areLoveWordsHidden, role, isVerified, isActive },
    suspendedUntil:
      isSuspended && suspendedUntil ? formatSuspensionEnd(suspendedUntil, reader.language, reader.timeZone) : null,
    createdAt: createdAt.toISOString(),
  }
}

/** An action as the log tells it. */
function toShownAction(
  { memberId, until, createdAt, subjectId, ...action }: Details['actions'][number],
  { viewer, language, timeZone }: Omit<CaseReader, 'now'>,
): ShownAction {
  const id = action.kind === 'member' ? (action.member ?? '') : subjectId
  return {
    ...action,
    // As above: members go by their usernames. What is about the moderator themselves has no page for them.
    subjectId: memberId === viewer.id ? '' : id,
    until: until && formatSuspensionEnd(until, language, timeZone),
    createdAt: createdAt.toISOString(),
  }
}

/** Where the next page of a moderation list begins: when the last one's end was, and its id. */
type ModerationCursor = { at: number; id: string }

const CURSOR = /^(\d{1,15})_([\w.-]{1,100})$/

const toModerationCursor = ({ at, id }: ModerationCursor) => `${at}_${id}`

/** The cursor in an address; null for none and for whatever is not one, which begins the list anew. */
function readModerationCursor(request: Request): ModerationCursor | null {
  const found = CURSOR.exec(new URL(request.url).searchParams.get('cursor') ?? '')
  return found ? { at: Number(found[1]), id: found[2]! } : null
}
