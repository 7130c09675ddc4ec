import { startGithub } from './github.mjs'
import { startOpenidProvider } from './openid-provider.mjs'

const CLIENT = { clientId: 'human-design-social', clientSecret: 'known to this run only' }

/**
 * Both stand-ins for a site that serves on a port, and the settings that lead the site to them.
 * @param {number} port
 */
export async function startSignInProviders(port) {
  /** @param {string} provider */
  const client = (provider) => ({
    ...CLIENT,
    redirectUris: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}/oauth/${provider}/callback`),
  })
  const [google, github] = await Promise.all([startOpenidProvider(client('google')), startGithub(client('github'))])
  return {
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    GITHUB_CLIENT_ID: CLIENT.clientId,
    GITHUB_CLIENT_SECRET: CLIENT.clientSecret,
    GITHUB_ORIGIN: github.origin,
    GITHUB_API_ORIGIN: github.apiOrigin,
  }
}
