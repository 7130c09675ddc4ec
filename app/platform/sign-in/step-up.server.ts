import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { markSessionProved } from '../../data/accounts/sessions.server'
import { findPasswordHash } from '../../data/members/members.server'
import { STEP_UP_TASKS, type StepUpTask } from '../../domain/membership/account/step-up'
import { STEP_UP_MINUTES, VERIFY_PATH } from '../../domain/membership/limits'
import type { Context } from '../server/context.server'
import { createSealedCookie } from '../server/cookies.server'
import { typedValues } from '../server/forms.server'
import { logEvent } from '../server/log.server'
import { forgive, type Limit, spend } from '../server/rate-limit.server'
import { verifyPassword } from './password.server'

/** The limits of sign-in, so that a stolen session can't guess passwords faster. */
const limits = (memberId: string): Limit[] => [
  { name: 'password.current', subject: memberId, most: 5, seconds: 60 },
  { name: 'password.current', subject: memberId, most: 50, seconds: 3600 },
]

/** `none`: the member has no password. */
type PasswordCheck = 'right' | 'missing' | 'wrong' | 'none' | { retryAfterSeconds: number }

/** Checks a member's current password before an action that a session alone doesn't allow. */
export async function checkCurrentPassword(context: Context, memberId: string, typed: string): Promise<PasswordCheck> {
  const hash = await findPasswordHash(context.db, memberId)
  if (hash === null) return 'none'
  if (typed === '') return 'missing'
  const wait = await spend(context, limits(memberId))
  if (wait !== null) {
    logEvent('warn', 'current_password.limited', { requestId: context.requestId })
    return { retryAfterSeconds: wait }
  }
  if (!(await verifyPassword(typed, hash, context.settings.SCRYPT_LOG_N))) {
    logEvent('info', 'current_password.refused', { requestId: context.requestId })
    return 'wrong'
  }
  await forgive(context, limits(memberId).slice(0, 1))
  return 'right'
}

/** A cookie holds 4096 bytes, less its name and the overhead of encryption. */
const MOST_BYTES = 2600

const pendingSchema = z.object({
  memberId: z.string(),
  sessionId: z.string(),
  task: z.enum(STEP_UP_TASKS),
  /** The interrupted form, to be sent again; null: only a page to return to. */
  form: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
  back: z.string(),
  /** Where to continue after the confirmation if there is no form; `back` if not set. */
  resume: z.string().optional(),
})

/** What a member was doing when they were asked to confirm their identity: an encrypted cookie. */
export const pendingStepUp = createSealedCookie('step_up', pendingSchema, { maxAgeSeconds: STEP_UP_MINUTES * 60 })

const RESUMED_SECONDS = 60

/** Marks a redirect to `resume` as one after a confirmation, because the address alone doesn't prove it. */
export const resumedStepUp = createSealedCookie(
  'step_up_resumed',
  z.object({ memberId: z.string(), sessionId: z.string() }),
  { maxAgeSeconds: RESUMED_SECONDS },
)

/** Whether this session was just redirected after a confirmation. */
export async function isResumedByProof(context: Context, request: Request): Promise<boolean> {
  const resumed = await resumedStepUp.read(context, request)
  const { viewer, sessionId } = await context.session()
  return resumed !== null && resumed.memberId === viewer?.id && resumed.sessionId === sessionId
}

/** The form that awaits a confirmation of this session; null if it belongs to another session, even of the same member. */
export async function readPendingStepUp(context: Context, request: Request) {
  const pending = await pendingStepUp.read(context, request)
  const { viewer, sessionId } = await context.session()
  return pending && pending.memberId === viewer?.id && pending.sessionId === sessionId ? pending : null
}

/** Whether the user of this session has recently confirmed that they are its member. */
export async function isProved(context: Context): Promise<boolean> {
  const { provedAt } = await context.session()
  return provedAt !== null && Date.now() - provedAt.getTime() < STEP_UP_MINUTES * 60_000
}

type Resumed = {
  task: StepUpTask
  /** The form's address and fields; without them the member returns to `back`. */
  action?: string
  form?: FormData
  back: string
  resume?: string
}

/**
 * Null if the session was confirmed recently. Otherwise redirects to the confirmation, after which the form is sent again; passwords
 * aren't kept.
 */
export async function requireStepUp(
  context: Context,
  request: Request,
  { task, action, form, back, resume }: Resumed,
): Promise<Response | null> {
  if (await isProved(context)) return null
  const { viewer, sessionId } = await context.session()
  if (!viewer || !sessionId) return null
  const fields = form ? typedValues(form) : {}
  const waiting = action === undefined ? null : { action, fields }
  const whole = { memberId: viewer.id, sessionId, task, form: waiting, back, resume }
  const bytes = new TextEncoder().encode(JSON.stringify(whole)).length
  const pending = bytes <= MOST_BYTES ? whole : { ...whole, form: null }
  return redirect(VERIFY_PATH, { headers: { 'Set-Cookie': await pendingStepUp.write(context, request, pending) } })
}

/** Records that the user of this session has just confirmed that they are its member. */
export async function markProved(context: Context): Promise<void> {
  const { viewer, sessionId } = await context.session()
  if (viewer && sessionId) await markSessionProved(context.db, viewer.id, sessionId, Date.now())
}
