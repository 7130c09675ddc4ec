import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { findOauthAccount } from '~/data/accounts/sign-in-methods.server'
import { isOauthProvider, type OauthProvider } from '~/domain/membership/account/oauth-providers'
import { safeRedirectPath, signInPath } from '~/domain/membership/account/redirect-path'
import { VERIFY_PATH } from '~/domain/membership/limits'
import { findReferral, referralCookie } from '~/platform/account/referral.server'
import type { Identity } from '~/platform/oauth/oauth.server'
import { beginAuthorization, fetchIdentity, isFromIssuer, offeredProviders } from '~/platform/oauth/oauth.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import { markProved, requireStepUp } from '~/platform/sign-in/step-up.server'
import { linkSignIn } from './linked-sign-ins.server'
import { FLOW_SECONDS, type OauthFlow, oauthFlow } from './oauth-flow.server'
import { ACCOUNT_SETTINGS, type OauthNewsCode, pathWithNews } from './oauth-news'
import { type Onward, settleIdentity } from './settle-identity.server'

const startSchema = z.object({
  purpose: z.enum(['sign-in', 'link', 'prove']).catch('sign-in'),
  redirect: z.string().catch(''),
  /** As it was typed on the page of registration. */
  referralCode: z.string().catch(''),
})

/** The provider an address names; 404 for one that this installation does not offer. */
export function providerOf({ settings }: Context, name: string | undefined): OauthProvider {
  if (!isOauthProvider(name) || !offeredProviders(settings).includes(name)) throw notFound()
  return name
}

/** Sends the browser to a provider, to sign in or to link; never by a link, so that no other site can begin it. */
export async function startOauth(context: Context, request: Request, provider: OauthProvider): Promise<Response> {
  const form = await request.formData()
  const parsed = parseForm(startSchema, form)
  const {
    purpose,
    redirect: wanted,
    referralCode,
  } = parsed.ok ? parsed.value : { purpose: 'sign-in' as const, redirect: '', referralCode: '' }
  const target = { 'sign-in': safeRedirectPath(wanted), link: ACCOUNT_SETTINGS, prove: VERIFY_PATH }[purpose]
  // Who is away shows that it is them too: to take their data along.
  const member = purpose === 'prove' ? (await context.session()).viewer : await findMember(context)
  if (purpose !== 'sign-in' && !member) return redirect(signInPath(target))
  if (purpose === 'sign-in' && member) return redirect(target)
  if (purpose === 'link') {
    const resumed = { task: 'link', action: `/oauth/${provider}`, form, back: ACCOUNT_SETTINGS } as const
    const stepUp = await requireStepUp(context, request, resumed)
    if (stepUp) return stepUp
  }

  const begun = await beginAuthorization(context, request, provider)
  if (!begun.ok) {
    logEvent('error', 'oauth.failed', { requestId: context.requestId, provider, reason: begun.failure })
    const where = purpose === 'sign-in' ? signInPath(target) : target
    return redirect(pathWithNews(where, { news: purpose === 'link' ? 'linkFailed' : 'failed', provider }))
  }
  const { url, state, verifier } = begun
  const memberId = purpose === 'sign-in' ? null : (member?.id ?? null)
  const cookie = await oauthFlow.write(context, request, {
    provider,
    state,
    verifier,
    purpose,
    redirect: target,
    memberId,
  })
  const remembered = await rememberCode(context, request, referralCode)
  const cookies = [cookie, ...(remembered ? [remembered] : [])]
  return redirect(url, { status: 303, headers: cookies.map((each): [string, string] => ['Set-Cookie', each]) })
}

/** A code that was typed waits in the browser until there is an account; never one that is nobody's. */
async function rememberCode(context: Context, request: Request, typed: string): Promise<string | null> {
  if (typed.trim() === '') return null
  const { code, state } = await findReferral(context, typed)
  return state === 'unknown' ? null : referralCookie(request, code)
}

/**
 * Answers a provider's answer. Whatever comes of it, the flow is over: its cookie goes with every answer, and nothing of
 * what the provider sent stays in the address.
 */
export async function answerCallback(context: Context, request: Request, provider: OauthProvider): Promise<Response> {
  const flow = await oauthFlow.read(context, request)
  const onward = (await tryOrLog(context, 'oauth.broken', () => comeBack(context, request, provider, flow))) ?? {
    news: 'failed' as const,
  }
  const to = 'to' in onward ? onward.to : await newsPath(context, flow, provider, onward.news)
  const cookies = [oauthFlow.end(request), ...('setCookies' in onward ? onward.setCookies : [])]
  return redirect(to, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
}

async function comeBack(
  context: Context,
  request: Request,
  provider: OauthProvider,
  flow: OauthFlow | null,
): Promise<Onward> {
  const { requestId } = context
  const judgement = await judgeCallback(context, provider, new URL(request.url).searchParams, flow)
  if (!judgement.ok) {
    const { reason } = judgement
    if (reason === 'cancelled') return { news: reason }
    logEvent('warn', 'oauth.refused', { requestId, provider, reason })
    return { news: reason === 'tooMany' ? reason : 'failed' }
  }
  const { verifier, purpose, redirect: wanted } = judgement.flow
  const found = await fetchIdentity(context, request, provider, { code: judgement.code, verifier })
  if (!found.ok) {
    logEvent(found.failure === 'refused' ? 'warn' : 'error', 'oauth.failed', {
      requestId,
      provider,
      reason: found.failure,
    })
    return { news: 'failed' }
  }
  if (purpose === 'prove') return proveMember(context, found.identity)
  return purpose === 'link'
    ? { news: await linkSignIn(context, found.identity) }
    : settleIdentity(context, request, found.identity, safeRedirectPath(wanted))
}

/** Whoever is signed in shows that it is them by an account elsewhere that signs them in. */
async function proveMember(context: Context, { provider, subject }: Identity): Promise<Onward> {
  const { viewer } = await context.session()
  const known = await findOauthAccount(context.db, provider, subject)
  if (!viewer || known?.memberId !== viewer.id) return { news: 'otherAccount' }
  await markProved(context)
  return { to: VERIFY_PATH, setCookies: [] }
}

/** News of linking belong into the settings, news of signing in to the sign-in page, of a proof to the page that asks for it. */
async function newsPath(context: Context, flow: OauthFlow | null, provider: OauthProvider, news: OauthNewsCode) {
  const { viewer } = await context.session().catch(() => ({ viewer: null }))
  if (!viewer) return pathWithNews(signInPath(safeRedirectPath(flow?.redirect)), { news, provider })
  if (flow?.purpose === 'prove') return pathWithNews(VERIFY_PATH, { news, provider })
  const inSettings = { failed: 'linkFailed', cancelled: 'linkCancelled' } as const
  return pathWithNews(ACCOUNT_SETTINGS, {
    news: news === 'failed' || news === 'cancelled' ? inSettings[news] : news,
    provider,
  })
}

/** Why an answer that came back from a provider is not believed. */
type Distrust =
  /** No flow was under way in this browser, or it took too long. */
  | 'noFlow'
  /** The flow began at another provider. */
  | 'otherProvider'
  | 'state'
  /** The provider names itself, and is another. */
  | 'issuer'
  | 'replayed'
  /** Somebody else is signed in than who asked to link or to show that it is them. */
  | 'otherMember'
  | 'providerError'
  | 'noCode'

type Judgement = { ok: true; flow: OauthFlow; code: string } | { ok: false; reason: Distrust | 'cancelled' | 'tooMany' }

/** Each answer costs questions to the provider. */
const addressLimits = (address: string) => [
  { name: 'oauth.address', subject: address, most: 20, seconds: 60 },
  { name: 'oauth.address', subject: address, most: 200, seconds: 3600 },
]

/** Whether what came back belongs to the flow that this browser began, and has not been used; the code to redeem if so. */
async function judgeCallback(
  context: Context,
  provider: OauthProvider,
  answer: URLSearchParams,
  flow: OauthFlow | null,
): Promise<Judgement> {
  const refused = (reason: Distrust | 'cancelled' | 'tooMany') => ({ ok: false, reason }) as const
  if (!flow) return refused('noFlow')
  if (flow.provider !== provider) return refused('otherProvider')
  if (answer.get('state') !== flow.state) return refused('state')
  if (!isFromIssuer(context, provider, answer.get('iss'))) return refused('issuer')
  // The cookie is cleared with every answer; a copy of it that was kept finds its state spent.
  const state = { name: 'oauth.state', subject: flow.state, most: 1, seconds: FLOW_SECONDS }
  if ((await spend(context, [state])) !== null) return refused('replayed')
  if (answer.get('error') === 'access_denied') return refused('cancelled')
  if (answer.has('error')) return refused('providerError')
  const { viewer } = await context.session()
  if (flow.purpose !== 'sign-in' && viewer?.id !== flow.memberId) return refused('otherMember')
  const code = answer.get('code')
  if (!code) return refused('noCode')
  if ((await spend(context, addressLimits(context.clientNetwork))) !== null) return refused('tooMany')
  return { ok: true, flow, code }
}
