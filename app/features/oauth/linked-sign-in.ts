import type { OauthProvider } from '~/domain/membership/oauth-providers'

/** One provider in the settings: whether it signs the member in, by which account, and whether it may be taken away. */
export type LinkedSignIn = {
  provider: OauthProvider
  linked: boolean
  /** The address or name of the account there, where the provider told one. */
  label: string | null
  /** False for the last way in. */
  canUnlink: boolean
}
