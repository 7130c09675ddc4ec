import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { signInPath } from '~/domain/membership/account/redirect-path'
import { OPTIONS_PATH, type PasskeyPurpose } from './passkeys'

/** To make one, or to use one: whichever was asked for. */
type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

export type PasskeyProblem = 'cancelled' | 'needsPress' | 'unsupported' | 'known' | 'expired' | 'tooMany' | 'failed'

type Outcome =
  | { credential: string }
  /** Another page comes first: the one that asks who it is, or the sign-in. */
  | { leadTo: string }
  | { error: PasskeyProblem }

/**
 * Has the browser make or use a passkey for what the server asks. Without a press (`isPressed` false) some browsers refuse,
 * which looks like a cancellation: then the member is asked for one. Another page, for a proof or to sign in, opens only after
 * a press.
 */
export async function askBrowser(purpose: PasskeyPurpose, isPressed = true): Promise<Outcome> {
  if (!browserSupportsWebAuthn()) return { error: 'unsupported' }
  try {
    const answer = await fetch(OPTIONS_PATH, { method: 'POST', body: new URLSearchParams({ purpose }) })
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
    const asked = isJson ? ((await answer.json()) as { verify: string } | Options) : null
    if (asked && 'verify' in asked) return isPressed ? { leadTo: asked.verify } : { error: 'needsPress' }
    if (!answer.ok || !asked) {
      const refused = refusedWith(answer.status)
      return 'leadTo' in refused && !isPressed ? { error: 'needsPress' } : refused
    }
    const optionsJSON = asked
    const made = await (purpose === 'add' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON }))
    return { credential: JSON.stringify(made) }
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return { error: 'known' }
    }
    const isCancelled = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
    if (isCancelled) return { error: isPressed ? 'cancelled' : 'needsPress' }
    return { error: 'failed' }
  }
}

function refusedWith(status: number): Outcome {
  switch (status) {
    case 401:
      return { leadTo: signInPath(window.location.pathname + window.location.search) }
    case 403:
      return { error: 'expired' }
    case 429:
      return { error: 'tooMany' }
    default:
      return { error: 'failed' }
  }
}
