import { type CorrectedBirth, type ListedNotice, listNotices } from '~/data/notification-list.server'
import { findNotificationSettings } from '~/data/notification-settings.server'
import { NOTIFICATIONS_PAGE_SIZE } from '~/domain/community/limits'
import { cutPage, parseCursor } from '~/domain/community/list-cursor'
import type { Language } from '~/locales/language'
import { correctedBirthLine } from '~/platform/clock-correction.server'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Viewer } from '~/platform/session.server'
import type { Notice, NoticePage } from './notifications'

/**
 * A page of the viewer's notifications, from the place the address names. Whoever looks at its top has seen them: the number at
 * the bell ends, and what is unread stays marked in the list.
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
    if (newest) await markNoticesSeen(db, viewer.id, new Date(newest.createdAt))
    // Also where nothing is new: a mute or a hidden comment changes the number without a word to the bell.
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
