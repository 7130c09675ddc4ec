import { redirect } from '@remix-run/cloudflare'
import { z } from 'zod'
import { findWaysIn, linkOauthAccount, unlinkOauthAccount } from '~/data/accounts/sign-in-methods.server'
import { OAUTH_PROVIDERS, type OauthProvider } from '~/domain/membership/account/oauth-providers'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { queueMail } from '~/platform/mail/mail-outbox.server'
import { type Identity, offeredProviders } from '~/platform/oauth/oauth.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { logEvent, tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import { requireStepUp } from '~/platform/sign-in/step-up.server'
import { ACCOUNT_SETTINGS, pathWithNews } from './oauth-news'

/** One provider in the settings: whether it signs the member in, by which account, and whether it may be taken away. */
export type LinkedSignIn = {
  provider: OauthProvider
  linked: boolean
  /** The address or name of the account there, where the provider told one. */
  label: string | null
  /** False for the last way in. */
  canUnlink: boolean
}

/**
 * The providers a member can sign in with, or could: those this installation offers, and those that were linked before it
 * stopped. A way in can go as long as another is left that works here.
 */
export async function loadLinkedSignIns({ db, settings }: Context, viewer: Viewer): Promise<LinkedSignIn[]> {
  const { hasPassword, hasPasskey, accounts } = await findWaysIn(db, viewer.id)
  const offered = offeredProviders(settings)
  const usable = accounts.filter(({ provider }) => offered.includes(provider))
  return OAUTH_PROVIDERS.flatMap((provider): LinkedSignIn[] => {
    const account = accounts.find((candidate) => candidate.provider === provider)
    if (!account) return offered.includes(provider) ? [{ provider, linked: false, label: null, canUnlink: false }] : []
    const canUnlink = hasPassword || hasPasskey || usable.some((other) => other.provider !== provider)
    return [{ provider, linked: true, label: account.label, canUnlink }]
  })
}

export type SignInMethodsAnswer = FormAnswer<'lastWayIn', 'unlinked'>

const unlinkSchema = z.object({ intent: z.literal('unlink'), provider: z.enum(OAUTH_PROVIDERS) })

/** Answers the forms of the linked sign-ins; without scripts it leads back to the settings, which tell what came of it. */
export async function answerSignInMethods(context: Context, request: Request) {
  const form = await request.formData()
  const parsed = parseForm(unlinkSchema, form)
  const blank: SignInMethodsAnswer = { ...NO_FORM_ANSWER, intent: 'unlink' }
  if (!parsed.ok) throw new Response('Bad request', { status: 400 })
  const { provider } = parsed.value
  const isDocument = isDocumentRequest(request)
  const viewer = await findMember(context)
  if (!viewer) {
    if (isDocument) return redirect(`/login?redirect=${encodeURIComponent(ACCOUNT_SETTINGS)}`)
    return answerWith({ ...blank, error: 'signedOut' }, 401)
  }
  const resumed = { task: 'unlink', action: '/resources/sign-in-methods', form, back: ACCOUNT_SETTINGS } as const
  const stepUp = await requireStepUp(context, request, resumed)
  if (stepUp) return stepUp
  const outcome = await tryOrLog(context, 'oauth.unlink_failed', () => unlinkSignIn(context, viewer, provider))
  if (isDocument) return redirect(pathWithNews(ACCOUNT_SETTINGS, { news: outcome ?? 'linkFailed', provider }))
  if (outcome === null) return answerWith({ ...blank, error: 'unexpected' }, 500)
  if (outcome === 'lastWayIn') return answerWith({ ...blank, error: outcome }, 409)
  return answerWith({ ...blank, done: outcome, values: { provider } }, 200)
}

/** A resource keeps its status only with a response of its own. */
const answerWith = (answer: SignInMethodsAnswer, status: number) => Response.json(answer, { status })

/** Lets an account elsewhere sign in the member who is signed in, and tells them by mail; `taken` when it is another's. */
export async function linkSignIn(
  context: Context,
  { provider, subject, label }: Identity,
): Promise<'linked' | 'already' | 'taken' | 'another' | 'linkFailed'> {
  const viewer = await findMember(context)
  if (!viewer) return 'linkFailed'
  const { sessionId } = await context.session()
  const outcome = await linkOauthAccount(context.db, { memberId: viewer.id, sessionId }, { provider, subject, label })
  logEvent('info', 'oauth.link', { requestId: context.requestId, provider, outcome })
  if (outcome !== 'linked') return outcome
  await queueMail(context, {
    kind: 'sign-in-method-added',
    memberId: viewer.id,
    to: viewer.email,
    language: viewer.language,
    params: { name: viewer.fullName, provider },
  })
  return outcome
}

/** Takes a way in from a member and tells them by mail; `lastWayIn` when nothing else would let them in. */
async function unlinkSignIn(
  context: Context,
  viewer: Viewer,
  provider: OauthProvider,
): Promise<'unlinked' | 'lastWayIn'> {
  const gone = await unlinkOauthAccount(context.db, viewer.id, provider, offeredProviders(context.settings))
  if (!gone) return 'lastWayIn'
  logEvent('info', 'oauth.unlinked', { requestId: context.requestId, provider })
  await queueMail(context, {
    kind: 'sign-in-method-removed',
    memberId: viewer.id,
    to: viewer.email,
    language: viewer.language,
    params: { name: viewer.fullName, provider },
  })
  return 'unlinked'
}
