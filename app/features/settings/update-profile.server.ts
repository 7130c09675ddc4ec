import { isOneNameTooMany } from '~/data/members/former-usernames.server'
import { findTakenNames, takenColumn } from '~/data/members/members.server'
import { changeProfile, findProfileToChange, type ProfileChange } from '~/data/members/profiles.server'
import { mayAct } from '~/domain/community/moderation/may-act'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { isReservedUsername } from '~/domain/membership/account/reserved-usernames'
import { FORMER_USERNAME_DAYS, PROFILE_SAVES_AN_HOUR } from '~/domain/membership/limits'
import type { Problems } from '~/platform/forms/problems'
import type { Context } from '~/platform/server/context.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { changedFields } from './changed-fields'
import { type Refused, refuseEmailChange, requestEmailChange } from './email-change.server'
import type { PersonalField } from './personal'
import type { PersonalInput } from './personal.schema'

const DAY_MILLISECONDS = 86_400_000

/** `saved`: something is different now. `mailed`: all that was asked is another address, which waits for its mail. */
export type UpdateOutcome = { ok: true; done: 'saved' | 'mailed' } | Refused

/**
 * Saves a member's own profile: everything that may be asked at once is judged first, then the changed columns are written in
 * one batch. Another address is not written but mailed; it becomes theirs when the mail is opened. `origin` begins its link.
 */
export async function updateProfile(
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
  const changed = changedFields(input, stored)
  // An address is nobody else's to see, and may have to be changed.
  const isSeen = [...changed].some((field) => field !== 'email')
  if (isSeen && !mayAct(viewer, new Date())) return { ok: false, error: 'suspended' }

  if (changed.has('email')) {
    const refused = await refuseEmailChange(context, viewer.id, input.current_password)
    if (refused) return refused
  }
  const problems: Problems = {}
  if (changed.has('username') && (await isUsernameTaken(context, viewer, input))) problems.username = 'username.taken'
  if (changed.has('username') && isNewlyReserved(input.username, stored.username))
    problems.username ??= 'username.reserved'
  if (Object.keys(problems).length > 0) return { ok: false, status: statusOf(problems), problems }
  const conflict = await write(context, viewer.id, { stored, input, changed })
  if (conflict) return conflict
  if (changed.has('email')) {
    const owner = { id: viewer.id, email: stored.email, fullName: stored.full_name, language: stored.language }
    await requestEmailChange(context, owner, input.email, origin)
  }
  return { ok: true, done: changed.size === 1 && changed.has('email') ? 'mailed' : 'saved' }
}

/** Whether the username is somebody else's. A taken address isn't reported here: its member gets a mail. */
async function isUsernameTaken({ db }: Context, viewer: Viewer, input: PersonalInput): Promise<boolean> {
  const keys = { emailKey: '', usernameKey: toAccountKey(input.username) }
  return (await findTakenNames(db, { ...keys, owner: viewer.id })).username
}

/** Who has such a name already may write it with other capitals. */
function isNewlyReserved(username: string, present: string) {
  const key = toAccountKey(username)
  return key !== toAccountKey(present) && isReservedUsername(key)
}

const statusOf = (problems: Problems) => (Object.values(problems).some((key) => key.endsWith('.taken')) ? 409 : 422)

type Stored = NonNullable<Awaited<ReturnType<typeof findProfileToChange>>>

/** Writes what changed. What was free a moment ago may be taken now: the database decides. */
async function write(
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
    if (isOneNameTooMany(error)) return { ok: false, status: 422, problems: { username: 'username.tooOften' } }
    if (takenColumn(error) === null) throw error
    return { ok: false, status: 409, problems: { username: 'username.taken' } }
  }
}

/** The columns of the changed fields; an empty text is none. The address is not among them. */
function toChange(input: PersonalInput, changed: Set<PersonalField>): ProfileChange {
  return {
    ...(changed.has('full_name') && { fullName: input.full_name }),
    ...(changed.has('username') && { username: input.username, usernameKey: toAccountKey(input.username) }),
    ...(changed.has('location') && { location: input.location || null }),
    ...(changed.has('bio') && { bio: input.bio || null }),
    ...(changed.has('practitioner') && { isPractitioner: input.practitioner === 'on' }),
  }
}
