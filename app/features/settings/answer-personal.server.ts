import { data } from '@remix-run/cloudflare'
import { findTakenNames, isUsernameChangeLimit, takenColumn } from '~/data/members/members.server'
import { changeProfile, findProfileToChange, type ProfileChange } from '~/data/members/profiles.server'
import { mayAct } from '~/domain/community/moderation/may-act'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { isReservedUsername } from '~/domain/membership/account/usernames'
import { FORMER_USERNAME_DAYS, PROFILE_SAVES_AN_HOUR } from '~/domain/membership/limits'
import { NO_FORM_ANSWER, type Problems } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import {
  cancelEmailChange,
  type Refused,
  refuseEmailChange,
  requestEmailChange,
  resendEmailChange,
} from './email-change.server'
import {
  CANCEL_EMAIL,
  findChangedFields,
  type PersonalAnswer,
  type PersonalDone,
  type PersonalField,
  RESEND_EMAIL,
  SAVE,
} from './personal'
import { type PersonalInput, personalSchema } from './personal.schema'

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
