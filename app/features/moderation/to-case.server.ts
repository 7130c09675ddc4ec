import type { listCaseDetails } from '~/data/cases.server'
import type { Subject } from '~/data/subjects.server'
import { mayAct } from '~/domain/community/may-act'
import { type ReportPicture, reportPicturePath } from '~/domain/community/moderation'
import { actionsFor } from '~/domain/community/moderation-rules'
import { postImageUrl } from '~/domain/community/post-image-key'
import type { Language } from '~/locales/language'
import type { Viewer } from '~/platform/session.server'
import { toldUntil } from '~/platform/told-until.server'
import type { CaseMember, ShownAction, ShownCase } from './moderation'

export type CaseReader = { viewer: Viewer; language: Language; timeZone: string; now: Date }
type Details = Awaited<ReturnType<typeof listCaseDetails>>

/** A thing with its details, as this moderator is shown it; null where its member is gone. */
export function toCase(subject: Subject, details: Details, reader: CaseReader): ShownCase | null {
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
    member: toMember(member, isSuspended, reader),
    reports: reports.map(({ subjectId, kind, createdAt, picture, ...report }) => ({
      ...report,
      picture: picture && report.status === 'open' ? toPicture(report.id, picture) : null,
      createdAt: createdAt.toISOString(),
    })),
    history: details.actions
      .filter((action) => action.memberId === memberId)
      .map((action) => toShownAction(action, reader)),
    actions: actionsFor(reader.viewer, {
      kind,
      state: thing === null || thing.state === 'cancelled' ? null : thing.state,
      hasOpenReports: reports.some(({ status }) => status === 'open'),
      member: { ...member, isSuspended },
    }),
  }
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
  const { username, fullName, avatarUrl, bio, role, isVerified, isActive, suspendedUntil, createdAt } = member
  return {
    ...{ username, fullName, avatarUrl, bio, role, isVerified, isActive },
    suspendedUntil: isSuspended && suspendedUntil ? toldUntil(suspendedUntil, reader.language, reader.timeZone) : null,
    createdAt: createdAt.toISOString(),
  }
}

/** An action as the log tells it. */
export function toShownAction(
  { memberId, until, createdAt, subjectId, ...action }: Details['actions'][number],
  { viewer, language, timeZone }: Omit<CaseReader, 'now'>,
): ShownAction {
  const id = action.kind === 'member' ? (action.member ?? '') : subjectId
  return {
    ...action,
    // As above: members go by their usernames. What is about the moderator themselves has no page for them.
    subjectId: memberId === viewer.id ? '' : id,
    until: until && toldUntil(until, language, timeZone),
    createdAt: createdAt.toISOString(),
  }
}
