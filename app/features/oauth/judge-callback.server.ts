import type { OauthProvider } from '~/domain/membership/oauth-providers'
import type { Context } from '~/platform/context.server'
import { isFromIssuer } from '~/platform/oauth.server'
import { spend } from '~/platform/rate-limit.server'
import { FLOW_SECONDS, type OauthFlow } from './oauth-flow.server'

/** Why an answer that came back from a provider is not believed. */
export type Distrust =
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

export type Judgement =
  | { ok: true; flow: OauthFlow; code: string }
  | { ok: false; reason: Distrust | 'cancelled' | 'tooMany' }

/** Each answer costs questions to the provider. */
const addressLimits = (address: string) => [
  { name: 'oauth.address', subject: address, most: 20, seconds: 60 },
  { name: 'oauth.address', subject: address, most: 200, seconds: 3600 },
]

/** Whether what came back belongs to the flow that this browser began, and has not been used; the code to redeem if so. */
export async function judgeCallback(
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
