import type { PasskeyPurpose } from '~/platform/passkeys.server'

/** Where the forms of the settings are sent, where a browser asks what to sign, and where it signs in. */
export const PASSKEYS_PATH = '/resources/passkeys'
export const OPTIONS_PATH = '/resources/passkey-options'
/** The part of the settings that lists them. */
export const PASSKEY_SETTINGS = '/app/settings?tab=account'

export type { PasskeyPurpose }

/** A passkey as the list shows it; days are in the words of the page's language. */
export type PasskeyRow = { id: string; name: string; addedOn: string; usedOn: string | null }

export type PasskeysData = {
  list: PasskeyRow[]
  isRequired: boolean
  /** Without a password there is nothing to ask for a passkey after. */
  hasPassword: boolean
  most: number
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
  'tooMany',
  'failed',
] as const
export type PasskeyNews = (typeof PASSKEY_NEWS)[number]

const NEWS = 'passkey'

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
