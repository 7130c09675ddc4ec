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

/** The options of either ceremony. */
type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

export type PasskeyProblem = 'cancelled' | 'needsPress' | 'unsupported' | 'known' | 'expired' | 'tooMany' | 'failed'

type Outcome =
  | { credential: string }
  /** Another page comes first: the step-up or the sign-in. */
  | { leadTo: string }
  | { error: PasskeyProblem }

/**
 * Has the browser create or use a passkey for the options of the server. Without user activation (`isPressed` false) some
 * browsers refuse, which looks like a cancellation, and other pages aren't opened: both become `needsPress`.
 */
export async function askBrowser(purpose: PasskeyPurpose, isPressed = true): Promise<Outcome> {
  if (!browserSupportsWebAuthn()) return { error: 'unsupported' }
  try {
    const response = await fetch(OPTIONS_PATH, { method: 'POST', body: new URLSearchParams({ purpose }) })
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    const options = isJson ? ((await response.json()) as { verify: string } | Options) : null
    if (options && 'verify' in options) return isPressed ? { leadTo: options.verify } : { error: 'needsPress' }
    if (!response.ok || !options) {
      const outcome = toOutcome(response.status)
      return 'leadTo' in outcome && !isPressed ? { error: 'needsPress' } : outcome
    }
    const credential = await (purpose === 'add'
      ? startRegistration({ optionsJSON: options })
      : startAuthentication({ optionsJSON: options }))
    return { credential: JSON.stringify(credential) }
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return { error: 'known' }
    }
    const isCancelled = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
    if (isCancelled) return { error: isPressed ? 'cancelled' : 'needsPress' }
    return { error: 'failed' }
  }
}

function toOutcome(status: number): Outcome {
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
