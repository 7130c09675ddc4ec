import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { isOauthProvider, type OauthProvider } from '~/domain/membership/oauth-providers'
import { safeRedirectPath } from '~/domain/membership/redirect-path'
import type { Context } from '~/platform/context.server'
import { parseForm } from '~/platform/forms.server'
import { findMember } from '~/platform/guards.server'
import { notFound } from '~/platform/http.server'
import { logEvent } from '~/platform/log.server'
import { offeredProviders } from '~/platform/oauth/offered.server'
import { beginAuthorization } from '~/platform/oauth.server'
import { oauthFlow } from './oauth-flow.server'
import { ACCOUNT_SETTINGS, pathWithNews } from './oauth-news'

const startSchema = z.object({
  purpose: z.enum(['sign-in', 'link']).catch('sign-in'),
  redirect: z.string().catch(''),
})

/** The provider an address names; 404 for one that this installation does not offer. */
export function providerOf({ settings }: Context, name: string | undefined): OauthProvider {
  if (!isOauthProvider(name) || !offeredProviders(settings).includes(name)) throw notFound()
  return name
}

/** Sends the browser to a provider, to sign in or to link; never by a link, so that no other site can begin it. */
export async function startOauth(context: Context, request: Request, provider: OauthProvider): Promise<Response> {
  const parsed = parseForm(startSchema, await request.formData())
  const { purpose, redirect: wanted } = parsed.ok ? parsed.value : { purpose: 'sign-in' as const, redirect: '' }
  const target = purpose === 'link' ? ACCOUNT_SETTINGS : safeRedirectPath(wanted)
  const member = await findMember(context)
  if (purpose === 'link' && !member) return redirect(`/login?redirect=${encodeURIComponent(ACCOUNT_SETTINGS)}`)
  if (purpose === 'sign-in' && member) return redirect(target)

  const begun = await beginAuthorization(context, request, provider)
  if (!begun.ok) {
    logEvent('error', 'oauth.failed', { requestId: context.requestId, provider, reason: begun.failure })
    return purpose === 'link'
      ? redirect(pathWithNews(ACCOUNT_SETTINGS, { news: 'linkFailed', provider }))
      : redirect(pathWithNews(signInPath(target), { news: 'failed', provider }))
  }
  const { url, state, verifier } = begun
  const memberId = purpose === 'link' && member ? member.id : null
  const cookie = await oauthFlow.write(context, request, {
    provider,
    state,
    verifier,
    purpose,
    redirect: target,
    memberId,
  })
  return redirect(url, { status: 303, headers: { 'Set-Cookie': cookie } })
}

/** The sign-in page that remembers where somebody wanted to go. */
export const signInPath = (target: string): string =>
  target === safeRedirectPath(null) ? '/login' : `/login?redirect=${encodeURIComponent(target)}`
