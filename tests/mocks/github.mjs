import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { listen, readForm, signInPage } from './sign-in-page.mjs'

/** @typedef {{ id: number, login: string, name: string, email: string }} Person */
/** @typedef {import('node:http').ServerResponse} Answer */

/** @param {Answer} response @param {unknown} body */
const json = (response, body, status = 200) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/**
 * The few addresses of GitHub that a sign-in uses, on a free port of this machine, with its manners: PKCE by S256 is checked
 * by hand, a bad code is answered with 200 and an error, addresses are told apart from the person. An empty address at its
 * sign-in page means that somebody shares none.
 * @param {{ clientId: string, clientSecret: string, redirectUris: string[] }} client
 */
export async function startGithub({ clientId, clientSecret, redirectUris }) {
  /** @type {Map<string, { person: Person, challenge: string, redirectUri: string }>} */
  const codes = new Map()
  /** @type {Map<string, Person>} */
  const tokens = new Map()
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`

  /** @param {import('node:http').IncomingMessage} request @param {Answer} response @param {URLSearchParams} asked */
  async function authorize(request, response, asked) {
    const redirectUri = asked.get('redirect_uri') ?? ''
    const isSound = asked.get('client_id') === clientId && redirectUris.includes(redirectUri)
    if (!isSound || asked.get('code_challenge_method') !== 'S256') return json(response, { error: 'bad_request' }, 400)
    if (request.method !== 'POST') return signInPage(response, 'GitHub stand-in')
    const form = await readForm(request)
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    if (form.get('decision') === 'cancel') back.searchParams.set('error', 'access_denied')
    else {
      const name = form.get('name') ?? ''
      const login = name.toLowerCase().replace(/\W+/g, '-')
      const id = createHash('sha256').update(login).digest().readUInt32BE() + 1
      const code = randomBytes(16).toString('hex')
      const person = { id, login, name, email: form.get('email') ?? '' }
      codes.set(code, { person, challenge: asked.get('code_challenge') ?? '', redirectUri })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { Location: back.href }).end()
  }

  /** @param {import('node:http').IncomingMessage} request @param {Answer} response */
  async function exchange(request, response) {
    const form = await readForm(request)
    const code = form.get('code') ?? ''
    const given = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isSound = challenge === given?.challenge && form.get('redirect_uri') === given.redirectUri
    if (request.headers.authorization !== basic || !isSound || !given) {
      return json(response, { error: 'bad_verification_code', error_description: 'The code is incorrect or expired.' })
    }
    const token = randomBytes(16).toString('hex')
    tokens.set(token, given.person)
    return json(response, { access_token: token, token_type: 'bearer', scope: 'user:email' })
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in.invalid')
    if (pathname === '/login/oauth/authorize') return authorize(request, response, searchParams)
    if (pathname === '/login/oauth/access_token') return exchange(request, response)
    const person = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    if (!person || !request.headers['user-agent']) return json(response, { message: 'Requires authentication' }, 401)
    const { email, ...user } = person
    if (pathname === '/api/user') return json(response, user)
    if (pathname !== '/api/user/emails') return json(response, { message: 'Not Found' }, 404)
    return json(response, email ? [{ email, primary: true, verified: true }] : [])
  })
  const origin = await listen(server)
  return { origin, apiOrigin: `${origin}/api`, close: () => server.close() }
}
