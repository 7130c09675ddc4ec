import { redirectDocument } from '@remix-run/cloudflare'
import { putMemberAway } from '~/data/account.server'
import { DELETION_DELAY_DAYS } from '~/domain/membership/limits'
import type { Context } from '~/platform/context.server'
import { logEvent } from '~/platform/log.server'
import { queueMail } from '~/platform/mail/queue-mail.server'
import { announceMember } from '~/platform/messaging/availability.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import { unlessBroken } from '~/platform/refusal.server'
import { revokeAccess } from '~/platform/revoke-access.server'
import { endedSessionCookie, type Viewer } from '~/platform/session.server'
import type { Leaving } from './account'
import { findDoubtOfOwner } from './confirm-owner.server'
import { leftNotice } from './left-notice.server'
import { PAUSED_PATH } from './paused'

const DAY_MILLISECONDS = 86_400_000

/**
 * Puts the account away, for good after fourteen days where deletion is asked for. The member is hidden everywhere from now
 * on and signed out everywhere; a mail says what happened and how to come back.
 */
export async function leave(context: Context, request: Request, viewer: Viewer, form: FormData, how: Leaving) {
  const doubt = await findDoubtOfOwner(context, request, viewer, form)
  if (doubt) return doubt
  const dueAt = how === 'delete' ? new Date(Date.now() + DELETION_DELAY_DAYS * DAY_MILLISECONDS) : null
  const timeZone = await context.timeZone()
  const { isFirst, told } = await putMemberAway(context.db, viewer.id, dueAt)
  await revokeAccess(context, viewer.id, 'left')
  announceMember(context, viewer.id)
  announceNotifications(context, told)
  logEvent('info', 'account.left', { requestId: context.requestId, how })
  if (isFirst)
    await unlessBroken(context, 'leaving.notice_lost', () => queueLeaveMail(context, viewer, dueAt, timeZone))
  const notice = await leftNotice.write(context, request, { dueAt: dueAt?.toISOString() ?? null, timeZone })
  return redirectDocument(PAUSED_PATH, {
    headers: [
      ['Set-Cookie', endedSessionCookie(request)],
      ['Set-Cookie', notice],
      ['Clear-Site-Data', '"cache", "storage"'],
    ],
  })
}

function queueLeaveMail(
  context: Context,
  { id, email, fullName: name, language }: Viewer,
  dueAt: Date | null,
  timeZone: string,
) {
  const mail = { memberId: id, to: email, language }
  if (!dueAt) return queueMail(context, { ...mail, kind: 'account-deactivated', params: { name } })
  const params = { name, dueAt: dueAt.toISOString(), timeZone }
  return queueMail(context, { ...mail, kind: 'deletion-requested', params })
}
