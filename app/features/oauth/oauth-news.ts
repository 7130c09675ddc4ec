import { isOauthProvider, type OauthProvider } from '~/domain/membership/account/oauth-providers'

/** What came of signing in elsewhere, as the next page is told in its address: codes, nothing about a person. */
export const OAUTH_NEWS = [
  'failed',
  'cancelled',
  'tooMany',
  'exists',
  'passwordFirst',
  'linked',
  'already',
  'taken',
  'another',
  'linkFailed',
  'linkCancelled',
  'unlinked',
  'lastWayIn',
  'otherAccount',
] as const
export type OauthNewsCode = (typeof OAUTH_NEWS)[number]
export type OauthNews = { news: OauthNewsCode; provider: OauthProvider }

/** Where linked sign-ins are looked after. */
export const ACCOUNT_SETTINGS = '/app/settings?tab=account'

const NEWS = 'oauth'
const PROVIDER = 'provider'

/** An address that tells the page the news. */
export function pathWithNews(path: string, { news, provider }: OauthNews): string {
  const url = new URL(path, 'https://same.invalid')
  url.searchParams.set(NEWS, news)
  url.searchParams.set(PROVIDER, provider)
  return url.pathname + url.search
}

/** The news an address tells; null when it tells none. */
export function newsIn(params: URLSearchParams): OauthNews | null {
  const news = OAUTH_NEWS.find((code) => code === params.get(NEWS))
  const provider = params.get(PROVIDER) ?? undefined
  return news && isOauthProvider(provider) ? { news, provider } : null
}

/** The same address once the news were told. */
export function pathWithoutNews(address: string): string {
  const url = new URL(address)
  url.searchParams.delete(NEWS)
  url.searchParams.delete(PROVIDER)
  return url.pathname + url.search + url.hash
}
