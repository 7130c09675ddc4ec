import { redirect } from '@remix-run/cloudflare'
import { birthFormSchema } from '~/domain/birth/birth-form.schema'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import { findReferral } from '~/platform/account/find-referral.server'
import { birthDraft } from '~/platform/birth-draft.server'
import type { Context } from '~/platform/context.server'
import { requireVisitor } from '~/platform/guards.server'
import { languageOf, translator } from '~/platform/i18n.server'
import { rememberedReferral } from '~/platform/referral-cookie.server'
import type { BroughtFacts } from './finish-answer'
import { pendingIdentity } from './pending-identity.server'

/** What the page that finishes an account opens with; whoever no provider has just vouched for goes to the sign-in page. */
export async function loadFinish(context: Context, request: Request) {
  await requireVisitor(context, request)
  const pending = await pendingIdentity.read(context, request)
  if (!pending) throw redirect('/login')
  const { identity, username } = pending
  const language = await languageOf(request)
  return {
    title: `${translator(language, 'oauth')('finishTitle')} · ${translator(language, 'common')('brand')}`,
    provider: identity.provider,
    email: identity.email,
    emailVerified: identity.emailVerified,
    values: { full_name: identity.name ?? '', username, referralCode: await findReferralCode(context, request) },
    birth: await findBroughtFacts(context, request, language),
  }
}

/** The code the browser came with; one that is gone by now is no mistake of this visitor's, and does not stand in their way. */
async function findReferralCode(context: Context, request: Request): Promise<string> {
  const code = rememberedReferral(request)
  const referral = code ? await findReferral(context, code) : null
  return referral && referral.state !== 'unknown' ? referral.code : ''
}

async function findBroughtFacts(context: Context, request: Request, language: Language): Promise<BroughtFacts | null> {
  const parsed = birthFormSchema.safeParse((await birthDraft.read(context, request)) ?? {})
  if (!parsed.success) return null
  const { birth_date, birth_time, birth_city, birth_country } = parsed.data
  return {
    date: dateFormat(language, 'UTC', { dateStyle: 'long' }).format(new Date(`${birth_date}T12:00Z`)),
    time: birth_time,
    place: `${birth_city}, ${birth_country}`,
  }
}
