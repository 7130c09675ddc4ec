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

/** As at sign-in: a session left open somewhere does not guess faster than a stranger. */
const limits = (memberId: string): Limit[] => [
  { name: 'password.current', subject: memberId, most: 5, seconds: 60 },
  { name: 'password.current', subject: memberId, most: 50, seconds: 3600 },
]

/** `none`: this member has no password to ask for. */
type PasswordCheck = 'right' | 'missing' | 'wrong' | 'none' | { retryAfterSeconds: number }

/** Whether this is the present password of a member, where something is asked that a session alone does not allow. */
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

/** What a cookie of 4096 bytes holds beside its name and what sealing adds. */
const MOST_BYTES = 2600

const pendingSchema = z.object({
  memberId: z.string(),
  sessionId: z.string(),
  task: z.enum(STEP_UP_TASKS),
  /** The form that waits, to be sent again as it was; null where there is only a page to go back to. */
  form: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
  back: z.string(),
  /** Where the member goes on by themselves after the proof, where no form waits; without, it is `back`. */
  resume: z.string().optional(),
})

/** What a member was doing when they were asked who they are: in their own browser only, sealed. */
export const pendingStepUp = createSealedCookie('step_up', pendingSchema, { maxAgeSeconds: STEP_UP_MINUTES * 60 })

const RESUMED_SECONDS = 60

/** Says once that a member was led on (`resume`) because they proved themselves, which an address alone can't say. */
export const resumedStepUp = createSealedCookie(
  'step_up_resumed',
  z.object({ memberId: z.string(), sessionId: z.string() }),
  { maxAgeSeconds: RESUMED_SECONDS },
)

/** Whether this session was led on by a proof a moment ago. */
export async function isResumedByProof(context: Context, request: Request): Promise<boolean> {
  const resumed = await resumedStepUp.read(context, request)
  const { viewer, sessionId } = await context.session()
  return resumed !== null && resumed.memberId === viewer?.id && resumed.sessionId === sessionId
}

/** The form that waits for a proof of this session; null where another session asked, also of the same member. */
export async function readPendingStepUp(context: Context, request: Request) {
  const pending = await pendingStepUp.read(context, request)
  const { viewer, sessionId } = await context.session()
  return pending && pending.memberId === viewer?.id && pending.sessionId === sessionId ? pending : null
}

/** Whether whoever uses this session has shown a moment ago that they are its member. */
export async function isProved(context: Context): Promise<boolean> {
  const { provedAt } = await context.session()
  return provedAt !== null && Date.now() - provedAt.getTime() < STEP_UP_MINUTES * 60_000
}

type Resumed = {
  task: StepUpTask
  /** The address the form was sent to, and what it said; without, the member finds themselves on `back` again. */
  action?: string
  form?: FormData
  back: string
  resume?: string
}

/**
 * Null where the session has proved itself a moment ago. Otherwise leads to the page that asks for a proof, from which the
 * form that was sent goes on as it was; passwords don't travel.
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

/** Notes that whoever uses the session of this request has just shown that they are its member. */
export async function markProved(context: Context): Promise<void> {
  const { viewer, sessionId } = await context.session()
  if (viewer && sessionId) await markSessionProved(context.db, viewer.id, sessionId, Date.now())
}
