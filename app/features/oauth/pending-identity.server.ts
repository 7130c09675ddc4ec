import { z } from 'zod'
import { OAUTH_PROVIDERS } from '~/domain/membership/oauth-providers'
import { createSealedCookie } from '~/platform/sealed-cookie.server'
import { FLOW_SECONDS } from './oauth-flow.server'

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
