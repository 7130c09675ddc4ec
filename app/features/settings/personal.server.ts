import { data } from '@remix-run/cloudflare'
import { findWaitingEmail } from '~/data/accounts/account.server'
import { createAccountToken, endAccountTokens } from '~/data/accounts/tokens.server'
import { findTakenNames, isUsernameChangeLimit, takenColumn } from '~/data/members/members.server'
import { changeProfile, findOwnProfile, findProfileToChange, type ProfileChange } from '~/data/members/profiles.server'
import { mayAct } from '~/domain/community/moderation/may-act'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { isReservedUsername } from '~/domain/membership/account/usernames'
import {
  CONFIRM_PATH,
  CONFIRMATION_LINK_HOURS,
  EMAIL_CHANGE_MAILS_AN_HOUR,
  FORMER_USERNAME_DAYS,
  PROFILE_SAVES_AN_HOUR,
} from '~/domain/membership/limits'
import type { Language } from '~/locales/language'
import { mailOwner } from '~/platform/account/account-mails.server'
import { NO_FORM_ANSWER, type Problems } from '~/platform/client/form-answer'
import { queueMail } from '~/platform/mail/mail-outbox.server'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { checkCurrentPassword } from '~/platform/sign-in/step-up.server'
import {
  CANCEL_EMAIL,
  findChangedFields,
  type PersonalAnswer,
  type PersonalData,
  type PersonalDone,
  type PersonalField,
  RESEND_EMAIL,
  SAVE,
} from './personal'
import { type PersonalInput, personalSchema } from './personal.schema'

/** The tab "Personal"; null where the member is gone since the session was read. */
export async function loadPersonal({ db }: Context, viewer: Viewer): Promise<PersonalData | null> {
  const [own, waitingEmail] = await Promise.all([
    findOwnProfile(db, viewer.id),
    findWaitingEmail(db, viewer.id, Date.now()),
  ])
  if (!own) return null
  const { hasPassword, ...values } = own
  return { values, hasPassword, waitingEmail }
}

type Outcome = { ok: true; done: PersonalDone } | Refused | { ok: false; error: 'nothingWaits' }

/** Answers the tab "Personal": `save` the profile, `resend-email` and `cancel-email` for an address that waits. */
export async function answerPersonal(context: Context, request: Request) {
  const form = await request.formData()
  const intent = form.get('intent')
  const origin = siteOrigin(context, request)
  if (intent === RESEND_EMAIL || intent === CANCEL_EMAIL) {
    const blank: PersonalAnswer = { ...NO_FORM_ANSWER, intent }
    return respond(context, blank, async (viewer) => {
      const outcome = await (intent === RESEND_EMAIL
        ? resendEmailChange(context, viewer, origin)
        : cancelEmailChange(context, viewer))
      return outcome.ok ? { ok: true, done: intent === RESEND_EMAIL ? 'mailed' : 'cancelled' } : outcome
    })
  }
  const blank: PersonalAnswer = { ...NO_FORM_ANSWER, intent: SAVE, values: typedValues(form) }
  return respond(context, blank, async (viewer) => {
    const parsed = parseForm(personalSchema, form)
    if (!parsed.ok) return { ok: false, status: 400, problems: parsed.problems }
    return updateProfile(context, viewer, { input: parsed.value, origin })
  })
}

/** 400 mistyped, 401 signed out, 403 wrong password or suspended, 409 taken or gone, 422 not available, 429 too many, 500 failed. */
async function respond(context: Context, blank: PersonalAnswer, work: (viewer: Viewer) => Promise<Outcome>) {
  const viewer = await findMember(context)
  if (!viewer) return refuse<PersonalAnswer>({ ...blank, error: 'signedOut' }, 401)
  const outcome = await tryOrLog(context, 'profile.update_broke', () => work(viewer))
  if (outcome === null) return refuse<PersonalAnswer>({ ...blank, error: 'updateFailed' }, 500)
  if (outcome.ok) return data<PersonalAnswer>({ ...blank, done: outcome.done, values: {} })
  if ('problems' in outcome) return refuse<PersonalAnswer>({ ...blank, problems: outcome.problems }, outcome.status)
  const retryAfter = outcome.error === 'tooMany' ? outcome.retryAfterSeconds : undefined
  const status = outcome.error === 'suspended' ? 403 : retryAfter ? 429 : 409
  return refuse<PersonalAnswer>({ ...blank, error: outcome.error }, status, retryAfter)
}

const DAY_MILLISECONDS = 86_400_000

/** `mailed`: only the address was changed, which waits for its confirmation. */
type UpdateOutcome = { ok: true; done: 'saved' | 'mailed' } | Refused

/**
 * Saves a member's own profile: checks everything first, then writes the changed columns in one batch. A new address is mailed
 * a link that begins with `origin`, and is stored when that is opened.
 */
async function updateProfile(
  context: Context,
  viewer: Viewer,
  { input, origin }: { input: PersonalInput; origin: string },
): Promise<UpdateOutcome> {
  const { db } = context
  const limit = { name: 'profile.save', subject: viewer.id, most: PROFILE_SAVES_AN_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return { ok: false, error: 'tooMany', retryAfterSeconds: wait }
  const stored = await findProfileToChange(db, viewer.id)
  if (!stored) throw new Error('A signed-in member has no row')
  const changed = findChangedFields(input, stored)
  // Suspended members may still change their address, which no one else sees.
  const isVisible = [...changed].some((field) => field !== 'email')
  if (isVisible && !mayAct(viewer, new Date())) return { ok: false, error: 'suspended' }

  if (changed.has('email')) {
    const refused = await refuseEmailChange(context, viewer.id, input.current_password)
    if (refused) return refused
  }
  const problems: Problems = {}
  if (changed.has('username') && (await isUsernameTaken(context, viewer, input))) problems.username = 'username.taken'
  if (changed.has('username') && isNewlyReserved(input.username, stored.username))
    problems.username ??= 'username.reserved'
  if (Object.keys(problems).length > 0) return { ok: false, status: statusOf(problems), problems }
  const conflict = await writeProfile(context, viewer.id, { stored, input, changed })
  if (conflict) return conflict
  if (changed.has('email')) {
    const owner = { id: viewer.id, email: stored.email, fullName: stored.full_name, language: stored.language }
    await requestEmailChange(context, owner, input.email, origin)
  }
  return { ok: true, done: changed.size === 1 && changed.has('email') ? 'mailed' : 'saved' }
}

/** Whether another member has the username. A taken address isn't reported here: its member gets an email. */
async function isUsernameTaken({ db }: Context, viewer: Viewer, input: PersonalInput): Promise<boolean> {
  const keys = { emailKey: '', usernameKey: toAccountKey(input.username) }
  return (await findTakenNames(db, { ...keys, owner: viewer.id })).username
}

/** Members who have a reserved name may still change its capitals. */
function isNewlyReserved(username: string, present: string) {
  const key = toAccountKey(username)
  return key !== toAccountKey(present) && isReservedUsername(key)
}

const statusOf = (problems: Problems) => (Object.values(problems).some((key) => key.endsWith('.taken')) ? 409 : 422)

type Stored = NonNullable<Awaited<ReturnType<typeof findProfileToChange>>>

/** Writes what changed. The username may have been taken since the check: the unique index decides. */
async function writeProfile(
  { db }: Context,
  memberId: string,
  { stored, input, changed }: { stored: Stored; input: PersonalInput; changed: Set<PersonalField> },
): Promise<Refused | null> {
  const change = toChange(input, changed)
  if (Object.keys(change).length === 0) return null
  const now = Date.now()
  const claim = { usernameKey: toAccountKey(input.username), memberId, now }
  const rename = { claim, keepUntil: new Date(now + FORMER_USERNAME_DAYS * DAY_MILLISECONDS) }
  try {
    await changeProfile(db, memberId, {
      before: { fullName: stored.full_name, username: stored.username, location: stored.location, bio: stored.bio },
      change,
      rename: changed.has('username') ? rename : null,
    })
    return null
  } catch (error) {
    if (isUsernameChangeLimit(error)) return { ok: false, status: 422, problems: { username: 'username.tooOften' } }
    if (takenColumn(error) === null) throw error
    return { ok: false, status: 409, problems: { username: 'username.taken' } }
  }
}

/** The columns of the changed fields, without the address; empty texts become null. */
function toChange(input: PersonalInput, changed: Set<PersonalField>): ProfileChange {
  return {
    ...(changed.has('full_name') && { fullName: input.full_name }),
    ...(changed.has('username') && { username: input.username, usernameKey: toAccountKey(input.username) }),
    ...(changed.has('location') && { location: input.location || null }),
    ...(changed.has('bio') && { bio: input.bio || null }),
    ...(changed.has('practitioner') && { isPractitioner: input.practitioner === 'on' }),
  }
}

/** Why a form of this tab changed nothing. */
type Refused =
  | { ok: false; status: 400 | 403 | 409 | 422; problems: Problems }
  | { ok: false; error: 'suspended' }
  | { ok: false; error: 'tooMany'; retryAfterSeconds: number }

type EmailOwner = { id: string; email: string; fullName: string; language: Language }

/**
 * Checks the current password and the limit of mails; null when the change is allowed. The password comes first, so that
 * without it no one learns which addresses are taken.
 */
async function refuseEmailChange(context: Context, memberId: string, password: string): Promise<Refused | null> {
  const check = await checkCurrentPassword(context, memberId, password)
  if (typeof check === 'object') return { ok: false, error: 'tooMany', ...check }
  if (check === 'none') return { ok: false, status: 403, problems: { email: 'email.noPassword' } }
  if (check !== 'right') return { ok: false, status: 403, problems: { current_password: `currentPassword.${check}` } }
  return refuseMail(context, memberId)
}

/** Spends one mail of the limit, since each goes to an address that was typed in. */
async function refuseMail(context: Context, memberId: string): Promise<Refused | null> {
  const limit = { name: 'email.change', subject: memberId, most: EMAIL_CHANGE_MAILS_AN_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  return wait === null ? null : { ok: false, error: 'tooMany', retryAfterSeconds: wait }
}

/** Mails both addresses: the new one its confirmation link, the present one a notice. */
async function requestEmailChange(context: Context, owner: EmailOwner, newEmail: string, origin: string) {
  await mailNewAddress(context, owner, newEmail, origin)
  await queueMail(context, {
    kind: 'email-change-requested',
    memberId: owner.id,
    to: owner.email,
    language: owner.language,
    params: { name: owner.fullName, newEmail },
  })
  logEvent('info', 'email.change_requested', { requestId: context.requestId })
}

/**
 * Mails a new address its link, which works for a day and replaces an earlier one. Where the address is another member's, that
 * member gets a notice instead. The response and its timing are the same.
 */
async function mailNewAddress(context: Context, owner: EmailOwner, newEmail: string, origin: string) {
  const token = await createAccountToken(context.db, {
    userId: owner.id,
    purpose: 'change_email',
    email: newEmail,
    lifetimeSeconds: CONFIRMATION_LINK_HOURS * 3600,
  })
  const mail = async () => {
    if (await mailOwner(context, 'email-change-attempted', newEmail, origin, owner.id)) return
    await queueMail(context, {
      kind: 'change-email',
      memberId: owner.id,
      to: newEmail,
      language: owner.language,
      params: { name: owner.fullName, url: `${origin}${CONFIRM_PATH}?token=${token}` },
    })
  }
  context.waitUntil(tryOrLog(context, 'email.change_mail_lost', mail))
}

type ResendOutcome = { ok: true } | Refused | { ok: false; error: 'nothingWaits' }

/** Sends the mail to the new address again, without the password, which the first request has checked. */
async function resendEmailChange(context: Context, viewer: Viewer, origin: string): Promise<ResendOutcome> {
  const { db } = context
  const waiting = await findWaitingEmail(db, viewer.id, Date.now())
  const member = await findProfileToChange(db, viewer.id)
  if (!waiting || !member) return { ok: false, error: 'nothingWaits' }
  const refused = await refuseMail(context, viewer.id)
  if (refused) return refused
  const owner = { id: viewer.id, email: member.email, fullName: member.full_name, language: member.language }
  await mailNewAddress(context, owner, waiting, origin)
  return { ok: true }
}

/** Ends the link to a new address, so that the present one stays. */
async function cancelEmailChange({ db }: Context, viewer: Viewer): Promise<{ ok: true }> {
  await endAccountTokens(db, viewer.id, 'change_email', Date.now())
  return { ok: true }
}
