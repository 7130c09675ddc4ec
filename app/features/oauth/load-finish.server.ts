import { redirect } from '@remix-run/cloudflare'
import type { Context } from '~/platform/context.server'
import { requireVisitor } from '~/platform/guards.server'
import { languageOf, translator } from '~/platform/i18n.server'
import { rememberedReferral } from '~/platform/referral-cookie.server'
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
    values: { full_name: identity.name ?? '', username, referralCode: rememberedReferral(request) ?? '' },
  }
}
