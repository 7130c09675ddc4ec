import type { Code } from '../mocks/oauth-hosts'
import { Visitor } from './visitor'

type Provider = 'google' | 'github'

/** A site that is registered at both providers, as `tests/mocks/oauth-hosts` knows it. */
export const OAUTH_SITE = {
  GOOGLE_CLIENT_ID: 'google-id',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  GITHUB_CLIENT_ID: 'github-id',
  GITHUB_CLIENT_SECRET: 'github-secret',
}

export const oauthVisitor = (site: object = {}) => new Visitor({ site: { ...OAUTH_SITE, ...site } })

/** The provider's responses about a person: one from Google, two from GitHub. */
export type Person = Pick<Code, 'google' | 'github' | 'emails' | 'fault'>

// All names are of one length: none makes a cookie longer.
let people = 1000

/** Somebody Google knows whom no other test has met. */
export function googler(change: Record<string, unknown> = {}): Person & { email: string; subject: string } {
  const subject = `1${String(++people).padStart(20, '0')}`
  const email = `googler_${people}@example.com`
  return {
    google: { sub: subject, email, email_verified: true, name: `Grace Hopper ${people}`, ...change },
    email,
    subject,
  }
}

/** Somebody GitHub knows; `emails` as they share them. */
export function hubber(emails: (email: string) => object[] | null): Person & { email: string; subject: string } {
  const id = 7_000_000 + ++people
  const email = `hubber_${people}@example.com`
  return { github: { id, login: `octo-${people}`, name: null }, emails: emails(email), email, subject: String(id) }
}

/** Presses the button: what the browser was sent to the provider with. */
export async function begin(visitor: Visitor, provider: Provider, fields: Record<string, string> = {}) {
  const response = await visitor.post(`/oauth/${provider}`, fields)
  const url = new URL(response.headers.get('Location') ?? '', 'http://localhost')
  return { response, url, state: url.searchParams.get('state') ?? '', asked: url.searchParams }
}

export type Begun = Awaited<ReturnType<typeof begin>>

/** The authorisation code of a provider for this request. */
export function codeFor({ asked }: Begun, person: Person, change: Partial<Code> = {}): string {
  const { google, github, emails, fault } = person
  const code: Code = {
    challenge: asked.get('code_challenge') ?? '',
    redirectUri: asked.get('redirect_uri') ?? '',
    google,
    github,
    emails,
    fault,
    ...change,
  }
  const bytes = new TextEncoder().encode(JSON.stringify(code))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Comes back from the provider: where the site sends the browser on. */
export async function comeBack(visitor: Visitor, provider: Provider, answer: Record<string, string>) {
  const response = await visitor.get(`/oauth/${provider}/callback?${new URLSearchParams(answer)}`)
  return { response, to: response.headers.get('Location') }
}

/** The whole way, from the button to where it leads. */
export async function walk(visitor: Visitor, person: Person, fields: Record<string, string> = {}) {
  const provider = person.github ? 'github' : 'google'
  const begun = await begin(visitor, provider, fields)
  return comeBack(visitor, provider, { state: begun.state, code: codeFor(begun, person) })
}

let names = 0

/** What the page that finishes an account sends. */
export const finishFields = (change: Record<string, string> = {}) => ({
  full_name: 'Grace Hopper',
  username: `finisher_${++names}`,
  referralCode: '',
  ...change,
})
