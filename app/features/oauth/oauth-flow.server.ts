import { z } from 'zod'
import { OAUTH_PROVIDERS } from '~/domain/membership/account/oauth-providers'
import { createSealedCookie } from '~/platform/server/cookies.server'

/** As long as a flow may take, from the button to the way back (OWASP ASVS 5, 10.1.2; RFC 6749 section 4.1.2 for the code). */
export const FLOW_SECONDS = 600

/** What the browser brings along from the button to the way back: secrets that bind the answer to this very attempt. */
const flowSchema = z.object({
  provider: z.enum(OAUTH_PROVIDERS),
  state: z.string().min(20),
  verifier: z.string().min(43),
  purpose: z.enum(['sign-in', 'link', 'prove']),
  /** A path of this site. */
  redirect: z.string(),
  /** Who asked to link, or shows that it is them; only they can. */
  memberId: z.string().nullable(),
})

export type OauthFlow = z.output<typeof flowSchema>

/** The one cookie of a flow under way. A second flow replaces the first. */
export const oauthFlow = createSealedCookie('oauth', flowSchema, { maxAgeSeconds: FLOW_SECONDS })

const pendingSchema = z.object({
  identity: z.object({
    provider: z.enum(OAUTH_PROVIDERS),
    subject: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    name: z.string().nullable(),
    label: z.string().nullable(),
  }),
  /** A name that was free when they came. */
  username: z.string(),
  redirect: z.string(),
})

/** Somebody a provider has vouched for, until they have an account here: in their own browser only, sealed. */
export const pendingIdentity = createSealedCookie('oauth_pending', pendingSchema, { maxAgeSeconds: FLOW_SECONDS })
