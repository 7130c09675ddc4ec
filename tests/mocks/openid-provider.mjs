import { createHash, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { listen, readForm, signInPage } from './sign-in-page.mjs'

/**
 * A real OpenID provider on a free port of this machine, in Google's place: it insists on PKCE by S256, the registered
 * redirect address and the client's secret, and lets each code be used once. Whoever comes is who they say they are; an
 * address that begins with "unverified" is one the provider does not vouch for.
 * @param {{ clientId: string, clientSecret: string, redirectUris: string[] }} client
 */
export async function startOpenidProvider({ clientId, clientSecret, redirectUris }) {
  /** @type {Map<string, { email: string, name: string }>} */
  const people = new Map()
  /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} */
  let answer = (_, response) => response.writeHead(503).end()
  const server = createServer((request, response) => answer(request, response))
  const issuer = await listen(server)

  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { methods: ['S256'], required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of this run only'] },
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => {
        const { email = '', name } = people.get(sub) ?? {}
        return { sub, email, email_verified: !email.startsWith('unverified'), name }
      },
    }),
    // Nobody is asked twice what this site may know.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

  const { callback } = provider
  const standard = callback.call(provider)
  answer = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return standard(request, response)
    if (request.method !== 'POST') return signInPage(response, 'OpenID provider')
    const form = await readForm(request)
    if (form.get('decision') === 'cancel') {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    const [email, name] = [form.get('email') ?? '', form.get('name') ?? '']
    const accountId = createHash('sha256').update(email).digest('hex')
    people.set(accountId, { email, name })
    return provider.interactionFinished(request, response, { login: { accountId } })
  }
  return { issuer, close: () => server.close() }
}
