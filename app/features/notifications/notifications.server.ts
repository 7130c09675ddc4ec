import { z } from 'zod'
import { findEvent } from '~/data/events/event-lists.server'
import {
  type CorrectedBirth,
  findNotice,
  type ListedNotice,
  listNotices,
  markNoticesRead,
  markNoticesSeen,
} from '~/data/notifications/notification-list.server'
import { findNotificationSettings } from '~/data/notifications/notification-settings.server'
import { findCommentPlace } from '~/data/posts/comments.server'
import { insightPath } from '~/domain/community/insights/insight-path'
import { NOTIFICATIONS_PAGE_SIZE } from '~/domain/community/limits'
import { NOTIFICATIONS } from '~/domain/community/notifications/notice-path'
import { cutPage, parseCursor, toCursor } from '~/domain/community/search/list-cursor'
import { PREMIUM_PATH } from '~/domain/membership/premium/premium'
import { SUPPORT_PATH } from '~/domain/membership/support'
import type { Language } from '~/locales/language'
import { correctedBirthLine } from '~/platform/chart/clock-notes.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { deviceTimeZone } from '~/platform/server/cookies.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import type { Notice, NoticePage, ReadAnswer } from './notifications'

/**
 * Whether a browser without scripts opens the top of the list: no script of a page has told it the device's zone. It has seen
 * what the document shows. Where scripts run, the list says so itself once the document is visible.
 */
export function opensListWithoutScripts(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  const isTop = pathname === NOTIFICATIONS && !searchParams.has('cursor')
  return isTop && isDocumentRequest(request) && deviceTimeZone(request) === null
}

/**
 * A page of the viewer's notifications, from the place the address names. A look at its top has the number at the bell counted
 * again: a mute or a hidden comment changes it without an announcement.
 */
export async function loadNotifications(context: Context, viewer: Viewer, request: Request): Promise<NoticePage> {
  const { db } = context
  const cursor = parseCursor(new URL(request.url).searchParams.get('cursor'))
  const after = cursor && { createdAt: cursor.at, id: cursor.id }
  const [language, settings, found] = await Promise.all([
    languageOf(request),
    findNotificationSettings(db, viewer.id),
    listNotices(db, { memberId: viewer.id, after, limit: NOTIFICATIONS_PAGE_SIZE + 1, now: new Date() }),
  ])
  if (!cursor) {
    const [newest] = found
    if (newest && opensListWithoutScripts(request)) {
      await markNoticesSeen(db, viewer.id, new Date(newest.createdAt), new Date())
    }
    announceNotifications(context, [{ userId: viewer.id }])
  }
  const { page, nextCursor } = cutPage(found, NOTIFICATIONS_PAGE_SIZE, ({ createdAt: at, id }) => ({ at, id }))
  return {
    notices: page.map((listed) => toNotice(listed, language)),
    nextCursor,
    isOff: settings?.choices.inApp.all === false,
  }
}

function toNotice(listed: ListedNotice, language: Language): Notice {
  const { id, kind, groupKey, createdAt, isRead, actorId, fullName, avatarUrl, action, subject, note } = listed
  const corrected = listed.correctedBirth && (JSON.parse(listed.correctedBirth) as CorrectedBirth)
  return {
    ...{ id, kind, groupKey },
    text: corrected ? correctedBirthLine(corrected, language) : listed.text,
    at: new Date(createdAt).toISOString(),
    isRead: isRead === 1,
    actor: actorId !== null && fullName !== null ? { id: actorId, fullName, avatarUrl } : null,
    done: action !== null ? { action, subject: subject ?? '', note } : null,
  }
}

/** What a list showed, up to its newest; what was read: all of that, or one and what stands together with it. */
const notificationsSchema = z.union([
  z.object({ intent: z.literal('seen'), until: z.iso.datetime() }),
  z.object({ intent: z.literal('read'), all: z.literal('yes'), until: z.iso.datetime() }),
  z.object({ intent: z.literal('read'), id: z.string().min(1).max(64) }),
])
type NotificationsInput = z.output<typeof notificationsSchema>

type Answered = { answer: ReadAnswer; status: 200 | 400 | 401 | 500 }

const refused = (error: ReadAnswer['error'], status: 400 | 401 | 500): Answered => ({
  answer: { done: false, error },
  status,
})

/** Answers what marks notifications as seen or as read. */
export async function answerNotifications(context: Context, form: FormData): Promise<Answered> {
  const viewer = await findMember(context)
  if (!viewer) return refused('signedOut', 401)
  const parsed = parseForm(notificationsSchema, form)
  if (!parsed.ok) return refused('malformed', 400)
  const done = await tryOrLog(context, 'notifications.read_broke', () => mark(context, viewer, parsed.value))
  return done ? { answer: { done: true, error: null }, status: 200 } : refused('unexpected', 500)
}

async function mark(context: Context, { id: memberId }: Viewer, input: NotificationsInput) {
  const { db } = context
  const now = new Date()
  const marked =
    input.intent === 'seen'
      ? await markNoticesSeen(db, memberId, new Date(input.until), now)
      : await markNoticesRead(
          db,
          memberId,
          'all' in input ? { until: new Date(input.until) } : { withId: input.id },
          now,
        )
  if (marked > 0) announceNotifications(context, [{ userId: memberId }])
  return true
}

/**
 * Where a notification of the viewer leads. What stands together with it, back to `since` (milliseconds, as an address has it),
 * is read from then on. One that does not stand any more leads to the list, where it is missing.
 */
export async function openNotification(
  context: Context,
  viewer: Viewer,
  { id, since }: { id: string; since: string | null },
): Promise<string> {
  const { db } = context
  const now = new Date()
  const notice = await findNotice(db, { memberId: viewer.id, id, now })
  if (!notice) return NOTIFICATIONS
  const oldest = /^\d{1,15}$/.test(since ?? '') ? new Date(Number(since)) : null
  const marked = await markNoticesRead(db, viewer.id, { withId: id, since: oldest }, now)
  if (marked > 0) announceNotifications(context, [{ userId: viewer.id }])
  // Several who follow are found in the list of those who do.
  const isSeveral = notice.kind === 'follow' && oldest !== null && oldest.getTime() < notice.createdAt
  return isSeveral ? `/u/${viewer.username}?tab=connections&list=followers` : pathOf(context, viewer, notice)
}

async function pathOf(
  { db }: Context,
  viewer: Viewer,
  { kind, postId, commentId, eventId, username, action, questionId, insight, privateChartId }: ListedNotice,
): Promise<string> {
  if (kind === 'support_answer') return `${SUPPORT_PATH}${questionId ? `#${questionId}` : ''}`
  if (kind === 'premium_ended') return PREMIUM_PATH
  if (privateChartId) return `/app/connections/private/${privateChartId}`
  if (kind === 'clock_corrected') return '/app/settings?tab=hd-data'
  if (insight) return insightPath(insight)
  if (kind === 'appeal' || action === 'warn' || action === 'hide_words' || action === 'suspend') return '/app/appeals'
  if (action === 'restore_words') return '/app/compatibility#preferences'
  if (postId && commentId) {
    const behind = await findCommentPlace(db, postId, commentId)
    return `/posts/${postId}${behind ? `?cursor=${toCursor(behind)}` : ''}#comment-${commentId}`
  }
  if (kind === 'connection_request') return '/app/connections?tab=requests'
  if (postId) return `/posts/${postId}`
  if (eventId) {
    // Of one that is hidden, or cancelled by a host who went away, there is no page any more: what else there is to go to.
    const isGone = kind === 'event_hidden' || kind === 'event_cancelled'
    const isThere = !isGone || (await findEvent(db, viewer.id, eventId)) !== null
    return isThere ? `/app/events/${eventId}` : '/app/events?mine=1'
  }
  if (kind === 'referral_earning' || kind === 'referral_credit') return '/app/settings?tab=referral'
  if (kind === 'love_match') return '/app/compatibility#matches'
  return username ? `/u/${username}` : '/guidelines'
}
