import { DEFAULT_SIGNED_IN_PATH, PASSKEY_PATH } from '~/domain/membership/limits'
import type { PasskeyPurpose } from '~/platform/sign-in/passkeys.server'

export const PASSKEYS_PATH = '/resources/passkeys'
export const OPTIONS_PATH = '/resources/passkey-options'
export const PASSKEY_SETTINGS = '/app/settings?tab=account'

/** The page that signs in by passkey and then redirects to `target`. */
export const passkeySignInPath = (target: string): string =>
  target === DEFAULT_SIGNED_IN_PATH ? PASSKEY_PATH : `${PASSKEY_PATH}?redirect=${encodeURIComponent(target)}`

export type { PasskeyPurpose }

/** A passkey as the list shows it; days are in the words of the page's language. */
export type PasskeyRow = { id: string; name: string; addedOn: string; usedOn: string | null }

export type PasskeysData = {
  list: PasskeyRow[]
  isRequired: boolean
  /** Whether there is another way to sign in, after which a passkey can be required. */
  hasOtherWayIn: boolean
  most: number
  /** Whether the member returns from the step-up for a new one: then the browser is asked without another press. */
  isResuming: boolean
}

/** Results of the forms, passed to the settings in their address. */
const PASSKEY_NOTICES = [
  'added',
  'renamed',
  'removed',
  'required',
  'notRequired',
  'refused',
  'full',
  'lastWayIn',
  'missing',
  'nameMissing',
  'nameTooLong',
  'tooMany',
  'failed',
] as const
export type PasskeyNotice = (typeof PASSKEY_NOTICES)[number]

const PARAM = 'passkey'

/** Where adding a passkey continues after the step-up. */
export const RESUME_PATH = `${PASSKEY_SETTINGS}&${PARAM}=resume#passkeys`

/** Whether an address continues adding a passkey. */
export const isResumed = (params: URLSearchParams) => params.get(PARAM) === 'resume'

export const pathWithNotice = (notice: PasskeyNotice) => `${PASSKEY_SETTINGS}&${PARAM}=${notice}#passkeys`

export const readNotice = (params: URLSearchParams): PasskeyNotice | null =>
  PASSKEY_NOTICES.find((notice) => notice === params.get(PARAM)) ?? null

/** The same address without the notice. */
export function pathWithoutNotice({ pathname, searchParams, hash }: URL): string {
  const others = new URLSearchParams(searchParams)
  others.delete(PARAM)
  return `${pathname}?${others}${hash}`
}

export type PasskeyPage = {
  /** `second`: after the password of an account that asks for it. */
  step: 'first' | 'second'
  target: string
}
export type PasskeyAnswer = { error: 'refused' | 'tooMany' | 'expired' | 'unexpected' | null; isLinkSent: boolean }
