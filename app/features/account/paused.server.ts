import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { bringMemberBack } from '~/data/accounts/account.server'
import { timeZoneField } from '~/domain/community/places/time-zone.schema'
import { DEFAULT_SIGNED_IN_PATH } from '~/domain/membership/limits'
import { dateFormat } from '~/locales/date-format'
import { announceMember } from '~/platform/messaging/availability.server'
import type { Context } from '~/platform/server/context.server'
import { createNotice } from '~/platform/server/cookies.server'
import { refuse } from '~/platform/server/forms.server'
import { requirePausedMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { PAUSED_PATH, type PausedAnswer, type PausedPage } from './account'

/** For the page after leaving: until when the account can be kept, in the time zone of the mail. */
export const leftNotice = createNotice(
  'left',
  z.object({ dueAt: z.iso.datetime().nullable(), timeZone: timeZoneField('unknown') }),
)

/** Loads the page of a paused account. Redirects visitors and members with an active account. */
export async function loadPaused(context: Context, request: Request): Promise<PausedPage> {
  const language = await languageOf(request)
  const dayIn = (timeZone: string, at: Date) => dateFormat(language, timeZone, { dateStyle: 'long' }).format(at)
  const left = await leftNotice.read(context, request)
  if (left && !(await context.session()).viewer) {
    return { state: 'left', due: left.dueAt && dayIn(left.timeZone, new Date(left.dueAt)) }
  }
  const { email, deletionDueAt } = await requirePausedMember(context)
  if (!deletionDueAt) return { state: 'away', email }
  if (deletionDueAt.getTime() <= Date.now()) return { state: 'over' }
  return { state: 'leaving', email, due: dayIn(await context.timeZone(), deletionDueAt) }
}

const TITLES = { away: 'awayTitle', leaving: 'overTitle', over: 'overTitle', left: 'leftTitle' } as const

/** The title of that page. */
export async function pausedTitle(request: Request, page: PausedPage): Promise<string> {
  const language = await languageOf(request)
  const title = page.state === 'left' && page.due ? 'leftDueTitle' : TITLES[page.state]
  return `${translator(language, 'paused')(title)} · ${translator(language, 'common')('brand')}`
}

/** Reactivates the account and cancels its deletion; the page says when it is too late. */
export async function reactivate(context: Context) {
  const viewer = await requirePausedMember(context)
  const isBack = await tryOrLog(context, 'coming_back.failed', () => bringMemberBack(context.db, viewer.id, Date.now()))
  if (isBack === null) return refuse<PausedAnswer>({ error: 'unexpected' }, 500)
  if (isBack) announceMember(context, viewer.id)
  return redirect(isBack ? DEFAULT_SIGNED_IN_PATH : PAUSED_PATH)
}
