import { z } from 'zod'
import { emailField, fullNameField } from '~/domain/membership/account/account-fields.schema'
import { REFERRAL_CODE_PATTERN } from '~/domain/membership/premium/referral-code'
import { type Registered, registrationNotice } from '~/platform/account/registration-notice.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import { awaitedEmail } from './confirm/who-awaits.server'

/** What the notice tells, from the address, for links that carry it there; whatever is malformed there counts as not said. */
const querySchema = z.object({
  email: z.nullable(emailField).catch(null),
  name: z.nullable(fullNameField).catch(null),
  referral: z.string().nullable(),
  hd: z.string().nullable(),
})

const NO = new Set(['', 'false', '0', 'none'])
const says = (value: string | null) => value !== null && !NO.has(value.toLowerCase())

/**
 * What the page after registration shows, whether it asks to confirm the address, and whether a member comes back to it: the
 * banner leads here for as long as they haven't chosen who may see them.
 */
export async function loadRegistered(context: Context, request: Request) {
  const [{ viewer }, notice] = await Promise.all([context.session(), registrationNotice.read(context, request)])
  const isAsked = context.settings.REQUIRE_EMAIL_CONFIRMATION !== 'off' && !viewer?.emailConfirmedAt
  const told = notice ?? fromAddress(request)
  return {
    registered: viewer ? toMember(told, viewer) : told,
    confirmation: isAsked ? { canResend: (await awaitedEmail(context, request)) !== null } : null,
    isLater: viewer !== null && notice === null,
  }
}

/** The same for a member who is signed in: what the account itself says goes before a notice or an address. */
const toMember = (told: Registered, { email, fullName, hdDataCalculated }: Viewer): Registered => ({
  ...told,
  ...{ email, name: fullName },
  hd: hdDataCalculated ? { kind: 'ready' } : told.hd.kind === 'ready' ? { kind: 'later' } : told.hd,
})

function fromAddress(request: Request): Registered {
  const { searchParams } = new URL(request.url)
  const query = querySchema.parse(
    Object.fromEntries(['email', 'name', 'referral', 'hd'].map((key) => [key, searchParams.get(key)])),
  )
  return {
    email: query.email,
    name: query.name,
    wasReferred: says(query.referral) && REFERRAL_CODE_PATTERN.test(query.referral ?? ''),
    hd: { kind: says(query.hd) ? 'ready' : 'later' },
    target: null,
  }
}
