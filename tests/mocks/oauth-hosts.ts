import { createHash } from 'node:crypto'
import { answerShop } from './stripe/outside'

/**
 * Google's and GitHub's own hosts for tests inside workerd, which talk to no other. A code carries, readable, who signs in
 * and the challenge it was made for, so that a test writes whatever it needs: `codeFor` in tests/integration/oauth-flow.ts.
 */
export type Code = {
  challenge: string
  redirectUri: string
  google?: object
  github?: object
  /** What GitHub tells of somebody's addresses; null where they do not let us ask. */
  emails?: object[] | null
  fault?: 'down' | 'garbage' | 'no-identity'
}

const used = new Set<string>()

const TOKEN_ADDRESSES = ['https://oauth2.googleapis.com/token', 'https://github.com/login/oauth/access_token']
const GOOGLE_IDENTITY = 'https://openidconnect.googleapis.com/v1/userinfo'
const GITHUB_IDENTITY = 'https://api.github.com/user'
const GITHUB_EMAILS = 'https://api.github.com/user/emails'

const decode = (text: string): Code => JSON.parse(Buffer.from(text, 'base64url').toString())

async function exchange(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const text = form.get('code') ?? ''
  const code = decode(text)
  if (code.fault === 'down') return new Response('Bad gateway', { status: 502 })
  if (code.fault === 'garbage') return new Response('<html>', { status: 200 })
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const provider = new URL(request.url).host === 'github.com' ? 'github' : 'google'
  const basic = `Basic ${Buffer.from(`${provider}-id:${provider}-secret`).toString('base64')}`
  const isSound =
    request.headers.get('Authorization') === basic &&
    !used.has(text) &&
    challenge === code.challenge &&
    form.get('redirect_uri') === code.redirectUri
  used.add(text)
  if (isSound) return Response.json({ access_token: text, token_type: 'Bearer' })
  // GitHub refuses with 200.
  return provider === 'github'
    ? Response.json({ error: 'bad_verification_code' })
    : Response.json({ error: 'invalid_grant' }, { status: 400 })
}

/** Answers whatever leaves the site under test: the addresses of a sign-in as the providers would, anything else with 502. */
export async function answerOutside(request: Request): Promise<Response> {
  const { url } = request
  const { host } = new URL(url)
  if (host === 'stripe.test') return answerShop(request)
  if (TOKEN_ADDRESSES.includes(url)) return exchange(request)
  if (![GOOGLE_IDENTITY, GITHUB_IDENTITY, GITHUB_EMAILS].includes(url)) {
    return new Response(`No test reaches ${url}`, { status: 502 })
  }
  const code = decode((request.headers.get('Authorization') ?? '').replace('Bearer ', ''))
  if (code.fault === 'no-identity') return Response.json({ message: 'Bad credentials' }, { status: 401 })
  if (url === GOOGLE_IDENTITY) return Response.json(code.google)
  if (url === GITHUB_IDENTITY) return Response.json(code.github)
  return code.emails ? Response.json(code.emails) : Response.json({ message: 'Not Found' }, { status: 404 })
}
