import { DEFAULT_SIGNED_IN_PATH, PASSKEY_PATH } from '~/domain/membership/limits'
import type { PasskeyPurpose } from '~/platform/sign-in/passkeys.server'

/** Where the forms of the settings are sent, where a browser asks what to sign, and where it signs in. */
export const PASSKEYS_PATH = '/resources/passkeys'
export const OPTIONS_PATH = '/resources/passkey-options'
/** The part of the settings that lists them. */
export const PASSKEY_SETTINGS = '/app/settings?tab=account'

/** The page that signs in by passkey and then leads to a path of this site. */
export const passkeySignInPath = (target: string): string =>
  target === DEFAULT_SIGNED_IN_PATH ? PASSKEY_PATH : `${PASSKEY_PATH}?redirect=${encodeURIComponent(target)}`

export type { PasskeyPurpose }

/** A passkey as the list shows it; days are in the words of the page's language. */
export type PasskeyRow = { id: string; name: string; addedOn: string; usedOn: string | null }

export type PasskeysData = {
  list: PasskeyRow[]
  isRequired: boolean
  /** Whether there is another way to sign in, which a passkey can be asked for after. */
  hasOtherWayIn: boolean
  most: number
  /** Whether the member has just proved themselves for a new one: then the browser is asked without another press. */
  isResuming: boolean
}

/** What came of a form, as the settings are told in their address. */
export const PASSKEY_NEWS = [
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
export type PasskeyNews = (typeof PASSKEY_NEWS)[number]

const NEWS = 'passkey'

/** Where the settings go on with adding a passkey, once the member has shown that it is them. */
export const RESUME_PATH = `${PASSKEY_SETTINGS}&${NEWS}=resume#passkeys`

/** Whether an address says so. */
export const isResumed = (params: URLSearchParams) => params.get(NEWS) === 'resume'

export const pathWithPasskeyNews = (news: PasskeyNews) => `${PASSKEY_SETTINGS}&${NEWS}=${news}#passkeys`

export const passkeyNewsIn = (params: URLSearchParams): PasskeyNews | null =>
  PASSKEY_NEWS.find((news) => news === params.get(NEWS)) ?? null

/** The same address once the news were told. */
export function pathWithoutPasskeyNews({ pathname, searchParams, hash }: URL): string {
  const others = new URLSearchParams(searchParams)
  others.delete(NEWS)
  return `${pathname}?${others}${hash}`
}

/** What the page shows that signs in by passkey. */
export type PasskeyPage = {
  /** `second`: after the password of an account that asks for it. */
  step: 'first' | 'second'
  target: string
}
export type PasskeyAnswer = { error: 'refused' | 'tooMany' | 'expired' | 'unexpected' | null; isLinkSent: boolean }
