import { z } from 'zod'

/** What wrangler.toml binds to the site worker. */
export type Bindings = {
  DB: D1Database
  AVATARS: R2Bucket
  IMAGES: ImagesBinding
  ASSETS: Fetcher
  CHART: Fetcher
  CHART_LIMIT: RateLimit
  LOOKUP_LIMIT: RateLimit
  /** Cloudflare's mail service, where the deployment has it; without it mails stay in the outbox. */
  EMAIL?: SendEmail
}

const settingsSchema = z
  .object({
    ENVIRONMENT: z.enum(['development', 'test', 'production']),
    /** Signs the short-lived cookies that carry a notice from one page to the next. */
    COOKIE_SECRET: z.string().min(32),
    /** Who answers for this installation; both stand on the terms and the privacy page once they are set. */
    OPERATOR_NAME: z.string().min(1).optional(),
    OPERATOR_EMAIL: z.email().optional(),
    /** The address mails come from; its domain must be set up at the mail service. */
    MAIL_FROM: z.email().optional(),
    /** The address of this site, `https://example.org`, as mails and links from elsewhere write it. */
    APP_ORIGIN: z
      .url()
      .transform((url) => new URL(url).origin)
      .optional(),
  })
  .refine(({ ENVIRONMENT, APP_ORIGIN }) => ENVIRONMENT !== 'production' || APP_ORIGIN !== undefined, {
    path: ['APP_ORIGIN'],
  })

export type Settings = z.infer<typeof settingsSchema>

const parsed = new WeakMap<object, Settings>()

/** The settings of this deployment; throws at the first request when one is missing, since there is no fallback. */
export function parseSettings(env: object): Settings {
  const known = parsed.get(env)
  if (known) return known
  const result = settingsSchema.safeParse(env)
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new Error(`Settings missing or malformed: ${names}. See .dev.vars.example.`)
  }
  parsed.set(env, result.data)
  return result.data
}
