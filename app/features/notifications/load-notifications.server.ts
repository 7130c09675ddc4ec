import {
  type CorrectedBirth,
  type ListedNotice,
  listNotices,
  markNoticesSeen,
} from '~/data/notifications/notification-list.server'
import { findNotificationSettings } from '~/data/notifications/notification-settings.server'
import { NOTIFICATIONS_PAGE_SIZE } from '~/domain/community/limits'
import { NOTIFICATIONS } from '~/domain/community/notifications/notice-path'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import type { Language } from '~/locales/language'
import { correctedBirthLine } from '~/platform/chart/clock-notes.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { deviceTimeZone } from '~/platform/server/cookies.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { Notice, NoticePage } from './notifications'

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
