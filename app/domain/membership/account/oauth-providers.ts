/** Where else a member may have an account that signs them in here. */
export const OAUTH_PROVIDERS = ['google', 'github'] as const
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number]

/** How they write their own names, in every language. */
export const OAUTH_PROVIDER_NAMES: Record<OauthProvider, string> = { google: 'Google', github: 'GitHub' }

export const isOauthProvider = (name: string | undefined): name is OauthProvider =>
  OAUTH_PROVIDERS.some((provider) => provider === name)
