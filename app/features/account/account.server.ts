import { data, redirectDocument } from '@remix-run/cloudflare'
import { z } from 'zod'
import { countAccess } from '~/data/accounts/access.server'
import { findAccount, putMemberAway, replacePasswordHash } from '~/data/accounts/account.server'
import { listMemberSessions, type MemberSession } from '~/data/accounts/sessions.server'
import { endAccountTokens } from '~/data/accounts/tokens.server'
import { findPasswordHash } from '~/data/members/members.server'
import type { EndedAccess } from '~/domain/membership/access'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { DELETION_DELAY_DAYS } from '~/domain/membership/limits'
import type { Language } from '~/locales/language'
import { sendResetLink, spendResetLink } from '~/platform/account/account-mails.server'
import { NO_FORM_ANSWER, type Problems } from '~/platform/client/form-answer'
import { queueMail } from '~/platform/mail/mail-outbox.server'
import { announceMember } from '~/platform/messaging/availability.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { endedSessionCookie, type Viewer } from '~/platform/server/session.server'
import { hashPassword } from '~/platform/sign-in/password.server'
import { endOtherSession, revokeAccess } from '~/platform/sign-in/revoke-access.server'
import { checkCurrentPassword, requireStepUp } from '~/platform/sign-in/step-up.server'
import {
  ACCOUNT_INTENTS,
  ACCOUNT_TAB,
  type AccountAnswer,
  type AccountIntent,
  type Leaving,
  PAUSED_PATH,
} from './account'
import { changePasswordSchema, leaveSchema, sessionSchema } from './account.schema'
import { leftNotice } from './paused.server'

export type SessionRow = {
  id: string
  browser: string | null
  system: string | null
  device: 'desktop' | 'phone' | 'tablet' | null
  /** City and country in the language of the page; null when the platform doesn't know. */
  place: string | null
  /** ISO 8601. */
  lastSeenAt: string
  isThis: boolean
}

export type AccountData = {
  username: string
  email: string
  /** Null where this site doesn't ask for confirmation. */
  isConfirmed: boolean | null
  /** A new address that awaits confirmation. */
  pendingEmail: string | null
  hasPassword: boolean
  /** Whether a subscription to Premium will be charged again. */
  renews: boolean
  /** The current one first. */
  sessions: SessionRow[]
  /** What signing out everywhere can end, without the current session. */
  access: { sessions: number; hasFeed: boolean; tokens: number; browsers: number; passkeys: number }
}

/** Loads the tab "Account". */
export async function loadAccount(context: Context, viewer: Viewer, request: Request): Promise<AccountData> {
  const now = Date.now()
  const { sessionId } = await context.session()
  const [account, sessions, { hasPassword, ...access }, language] = await Promise.all([
    findAccount(context.db, viewer.id, now),
    listMemberSessions(context.db, viewer.id),
    countAccess(context.db, viewer.id, sessionId, now),
    languageOf(request),
  ])
  const isConfirmed = Boolean(account?.emailConfirmedAt)
  const isConfirmationRequested = context.settings.REQUIRE_EMAIL_CONFIRMATION !== 'off'
  return {
    username: viewer.username,
    email: account?.email ?? viewer.email,
    isConfirmed: isConfirmationRequested || isConfirmed ? isConfirmed : null,
    pendingEmail: account?.pendingEmail ?? null,
    hasPassword,
    renews: account?.renews ?? false,
    sessions: toSessionRows(sessions, sessionId, language),
    access,
  }
}

/** The sessions as the list shows them, the current one first. */
function toSessionRows(sessions: MemberSession[], currentSessionId: string | null, language: Language): SessionRow[] {
  const rows = sessions.map(({ id, browser, system, device, city, country, lastSeenAt, createdAt }) => ({
    id,
    browser,
    system,
    device,
    place: [city, countryName(country, language)].filter(Boolean).join(', ') || null,
    lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
    isThis: id === currentSessionId,
  }))
  return rows.sort((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** The name of an ISO 3166-1 code; null for a withdrawn one. */
const countryName = (code: string | null, language: Language) =>
  (code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)) || null

type AccountOutcome =
  | { ok: true; done: NonNullable<AccountAnswer['done']>; ended?: EndedAccess[] }
  /** 400 malformed, 403 the owner isn't confirmed. */
  | { ok: false; status: 400 | 403; problems: Problems }
  | { ok: false; status: 429; retryAfterSeconds: number }

type Handler = (
  context: Context,
  request: Request,
  viewer: Viewer,
  form: FormData,
) => Promise<AccountOutcome | Response>

const HANDLERS: Record<AccountIntent, Handler> = {
  password: (context, _, viewer, form) => changePassword(context, viewer, form),
  'password-link': (context, request, viewer) => sendPasswordLink(context, request, viewer),
  'end-session': (context, _, viewer, form) => endOneSession(context, viewer, form),
  'end-other-sessions': signOutEverywhere,
  deactivate: (context, request, viewer, form) => leave(context, request, viewer, form, 'deactivate'),
  delete: (context, request, viewer, form) => leave(context, request, viewer, form, 'delete'),
}

const intentField = z.enum(ACCOUNT_INTENTS)

/** Answers every form of the tab "Account". */
export async function answerAccount(context: Context, request: Request) {
  const form = await request.formData()
  const parsed = intentField.safeParse(form.get('intent'))
  if (!parsed.success) return refuse<AccountAnswer>({ ...NO_FORM_ANSWER, error: 'unexpected' }, 400)
  const intent = parsed.data
  const blank: AccountAnswer = { ...NO_FORM_ANSWER, intent }
  const viewer = await findMember(context)
  if (!viewer) return refuse<AccountAnswer>({ ...blank, error: 'signedOut' }, 401)
  const outcome = await tryOrLog(context, 'account.failed', () => HANDLERS[intent](context, request, viewer, form))
  if (outcome === null) return refuse<AccountAnswer>({ ...blank, error: 'unexpected' }, 500)
  if (outcome instanceof Response) return outcome
  if (outcome.ok) return data<AccountAnswer>({ ...blank, done: outcome.done, ended: outcome.ended })
  return outcome.status === 429
    ? refuse<AccountAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
    : refuse<AccountAnswer>({ ...blank, problems: outcome.problems }, outcome.status)
}

const WRONG = { ok: false, status: 403, problems: { currentPassword: 'currentPassword.wrong' } } as const

/**
 * Changes the password of a member who knows the current one. Every other access and pending links to a new password or address
 * end, and a mail reports it. Of two concurrent changes the later fails, since its current password is outdated.
 */
async function changePassword(context: Context, viewer: Viewer, form: FormData): Promise<AccountOutcome> {
  const parsed = parseForm(changePasswordSchema, form)
  if (!parsed.ok) return { ok: false, status: 400, problems: parsed.problems }
  const old = await findPasswordHash(context.db, viewer.id)
  const current = await checkCurrentPassword(context, viewer.id, parsed.value.currentPassword)
  if (typeof current === 'object') return { ok: false, status: 429, retryAfterSeconds: current.retryAfterSeconds }
  if (current !== 'right' || old === null) return WRONG
  const hash = { old, new: await hashPassword(parsed.value.password, context.settings.SCRYPT_LOG_N) }
  if (!(await replacePasswordHash(context.db, viewer.id, hash))) return WRONG
  const { sessionId } = await context.session()
  const ended = await revokeAccess(context, viewer.id, 'password-changed', { keep: sessionId })
  const now = Date.now()
  await endAccountTokens(context.db, viewer.id, 'reset_password', now)
  // Someone with the old password may have requested a new address.
  await endAccountTokens(context.db, viewer.id, 'change_email', now)
  logEvent('info', 'password.changed', { requestId: context.requestId })
  await tryOrLog(context, 'password_change.notice_lost', () =>
    queueMail(context, {
      kind: 'password-changed',
      memberId: viewer.id,
      to: viewer.email,
      language: viewer.language,
      params: { name: viewer.fullName, ended },
    }),
  )
  return { ok: true, done: 'passwordChanged', ended }
}

/** Mails a member without a password the link for a forgotten one, within the same limit. */
async function sendPasswordLink(context: Context, request: Request, viewer: Viewer): Promise<AccountOutcome> {
  const wait = await spendResetLink(context, toAccountKey(viewer.email))
  if (wait !== null) return { ok: false, status: 429, retryAfterSeconds: wait }
  await sendResetLink(context, request, viewer)
  return { ok: true, done: 'linkSent' }
}

/** Ends another session of the member. Idempotent. */
async function endOneSession(context: Context, viewer: Viewer, form: FormData): Promise<AccountOutcome> {
  const parsed = parseForm(sessionSchema, form)
  if (!parsed.ok) return { ok: false, status: 400, problems: {} }
  const { sessionId } = await context.session()
  // The current one ends by signing out, which clears the browser too.
  if (parsed.value.session !== sessionId) await endOtherSession(context, viewer.id, parsed.value.session)
  return { ok: true, done: 'sessionEnded' }
}

/**
 * Ends all other sessions, the calendar feed's address and the API tokens, and on request the linked sign-ins and passkeys. A
 * mail lists what needs a new setup.
 */
async function signOutEverywhere(
  context: Context,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<AccountOutcome | Response> {
  const waysIn = (['signIns', 'passkeys'] as const).filter((kind) => form.has(kind))
  if (waysIn.length > 0) {
    const resumed = { task: 'everywhere', action: ACCOUNT_TAB, form, back: ACCOUNT_TAB } as const
    const stepUp = await requireStepUp(context, request, resumed)
    if (stepUp) return stepUp
  }
  const { sessionId: keep } = await context.session()
  const only: EndedAccess[] = ['feed', 'tokens', ...waysIn]
  const ended = await revokeAccess(context, viewer.id, 'signed-out-everywhere', { keep, only })
  if (ended.length > 0) {
    await tryOrLog(context, 'sign_out_everywhere.notice_lost', () =>
      queueMail(context, {
        kind: 'access-ended',
        memberId: viewer.id,
        to: viewer.email,
        language: viewer.language,
        params: { name: viewer.fullName, cause: 'signed-out-everywhere', ended },
      }),
    )
  }
  return { ok: true, done: 'otherSessionsEnded', ended }
}

const DAY_MILLISECONDS = 86_400_000

/**
 * Deactivates the account, or schedules its deletion. The member is hidden and signed out everywhere at once; a mail says how
 * to come back.
 */
async function leave(context: Context, request: Request, viewer: Viewer, form: FormData, how: Leaving) {
  const refusal = await refuseUnlessOwner(context, request, viewer, form)
  if (refusal) return refusal
  const dueAt = how === 'delete' ? new Date(Date.now() + DELETION_DELAY_DAYS * DAY_MILLISECONDS) : null
  const timeZone = await context.timeZone()
  const { isFirst, notified } = await putMemberAway(context.db, viewer.id, dueAt)
  await revokeAccess(context, viewer.id, 'left')
  announceMember(context, viewer.id)
  announceNotifications(context, notified)
  logEvent('info', 'account.left', { requestId: context.requestId, how })
  if (isFirst) await tryOrLog(context, 'leaving.notice_lost', () => queueLeaveMail(context, viewer, dueAt, timeZone))
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

/** Null when the form has the current password or, for members without one, the username after a step-up. */
async function refuseUnlessOwner(
  context: Context,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<Extract<AccountOutcome, { ok: false }> | Response | null> {
  const parsed = parseForm(leaveSchema, form)
  if (!parsed.ok) return { ok: false, status: 400, problems: parsed.problems }
  const { currentPassword = '', username = '' } = parsed.value
  const current = await checkCurrentPassword(context, viewer.id, currentPassword)
  switch (current) {
    case 'right':
      return null
    case 'missing':
      return { ok: false, status: 400, problems: { currentPassword: 'currentPassword.missing' } }
    case 'wrong':
      return { ok: false, status: 403, problems: { currentPassword: 'currentPassword.wrong' } }
    case 'none':
      return toAccountKey(username) === toAccountKey(viewer.username)
        ? requireStepUp(context, request, { task: 'leave', action: ACCOUNT_TAB, form, back: ACCOUNT_TAB })
        : { ok: false, status: 403, problems: { username: 'username.different' } }
    default:
      return { ok: false, status: 429, retryAfterSeconds: current.retryAfterSeconds }
  }
}
