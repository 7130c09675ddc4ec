import { z } from 'zod'
import { emailField, fullNameField } from '~/domain/membership/account-fields.schema'
import { REFERRAL_CODE_PATTERN } from '~/domain/membership/referral-code'
import { type Registered, registrationNotice } from '~/platform/account/registration-notice.server'
import type { Context } from '~/platform/context.server'
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

/** What the page after registration shows, and whether it asks to confirm the address. */
export async function loadRegistered(context: Context, request: Request) {
  const { viewer } = await context.session()
  const isAsked = context.settings.REQUIRE_EMAIL_CONFIRMATION !== 'off' && !viewer?.emailConfirmedAt
  return {
    registered: await whoRegistered(context, request),
    confirmation: isAsked ? { canResend: (await awaitedEmail(context, request)) !== null } : null,
  }
}

/** The notice where there is one, else the address. */
async function whoRegistered(context: Context, request: Request): Promise<Registered> {
  const notice = await registrationNotice.read(context, request)
  if (notice) return notice
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
