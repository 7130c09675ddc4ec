import { z } from 'zod'
import { EVENTS_PER_SECOND } from '../../domain/messaging/limits'
import type { ConversationObject, HubObject } from '../../domain/messaging/objects'

/** What wrangler.toml binds to the site worker. */
export type Bindings = {
  DB: D1Database
  AVATARS: R2Bucket
  ATTACHMENTS: R2Bucket
  POST_IMAGES: R2Bucket
  CONVERSATION: DurableObjectNamespace<ConversationObject & Rpc.DurableObjectBranded>
  HUB: DurableObjectNamespace<HubObject & Rpc.DurableObjectBranded>
  IMAGES: ImagesBinding
  ASSETS: Fetcher
  CHART: Fetcher
  RASTER: Fetcher
  CHART_LIMIT: RateLimit
  LOOKUP_LIMIT: RateLimit
  ACCOUNT_LIMIT: RateLimit
  /** Cloudflare's mail service, where the deployment has it; without it mails stay in the outbox. */
  EMAIL?: SendEmail
  /** Where figures are counted, where the deployment has it (docs/operations.md). */
  METRICS?: AnalyticsEngineDataset
  /** Cloudflare's language models, where the deployment has them; without them nothing is rephrased, and nothing is called AI. */
  AI?: { run: (model: string, input: object) => Promise<unknown> }
}

/** OWASP's parameter set for scrypt with p = 5 (docs/security.md). */
const PRODUCTION_SCRYPT_LOG_N = 14

const secret = z.string().min(1).optional()

/** How the values of `.dev.vars.example` look: known to everyone, so no deployment may have them. Never a whole value. */
const EXAMPLE_VALUES: Record<string, RegExp> = {
  COOKIE_SECRET: /^local-development-only/,
  JOURNAL_KEY: /^local-development-only/,
  VAPID_PUBLIC_KEY: /^BN5W38TqFHkp/,
  VAPID_PRIVATE_KEY: /^TEVI59_tzZHc/,
  VAPID_SUBJECT: /@example\.com$/,
}
/** An address that others are put behind: no slash at its end. */
const base = z.url().transform((url) => url.replace(/\/+$/, ''))

const settingsSchema = z
  .object({
    ENVIRONMENT: z.enum(['development', 'test', 'production']),
    /** Seals short-lived cookies, waiting mails and unsubscribe links. */
    COOKIE_SECRET: z.string().min(32),
    /** Seals what members write into their journals and note on private charts. With another key than then, nothing of it opens. */
    JOURNAL_KEY: z.string().min(32),
    /**
     * Whether a new member has to confirm their address: not at all; with a banner that asks for it, and no mail about what
     * happens here until then; or before they can sign in.
     */
    REQUIRE_EMAIL_CONFIRMATION: z.enum(['off', 'soft', 'strict']).default('soft'),
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
    /** Push to browsers: offered where all three are set. The halves of a P-256 key, base64url, and how to reach the operator. */
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^B[\w-]{86}$/)
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    VAPID_SUBJECT: z
      .string()
      .regex(/^(mailto:|https:\/\/)\S+$/)
      .optional(),
    /** A stand-in for the push services of browsers, in development and tests only. */
    PUSH_SERVICE_ORIGIN: z
      .url()
      .transform((url) => new URL(url).origin)
      .optional(),
    /** Premium is sold where the three keys of Stripe are set: all or none. The price is that of one month. */
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/)
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[\w+/=]+$/)
      .optional(),
    STRIPE_PRICE_ID: z
      .string()
      .regex(/^price_\w+$/)
      .optional(),
    /** A stand-in for Stripe, in development and tests only. */
    STRIPE_API_BASE: z
      .url()
      .transform((url) => new URL(url).origin)
      .optional(),
    /** Which model of Workers AI puts the personal daily insight into other words, where there is the binding `AI`. */
    AI_MODEL: z.string().min(1).default('@cf/meta/llama-3.3-70b-instruct-fp8-fast'),
    /** Cost of a password hash: log2 of scrypt's N. Lower only in tests. */
    SCRYPT_LOG_N: z.coerce.number().int().min(4).max(14).default(PRODUCTION_SCRYPT_LOG_N),
    /** What a member may send to a conversation each second; raised only to measure. */
    EVENTS_PER_SECOND: z.coerce.number().positive().default(EVENTS_PER_SECOND),
    /** Sign-in with Google and GitHub: offered where both halves of a pair are set. */
    GOOGLE_CLIENT_ID: secret,
    GOOGLE_CLIENT_SECRET: secret,
    GITHUB_CLIENT_ID: secret,
    GITHUB_CLIENT_SECRET: secret,
    /** Any OpenID provider can stand in for Google, and an own GitHub for the public one. */
    GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
    GITHUB_ORIGIN: base.default('https://github.com'),
    GITHUB_API_ORIGIN: base.default('https://api.github.com'),
  })
  .refine(({ ENVIRONMENT, APP_ORIGIN }) => ENVIRONMENT !== 'production' || APP_ORIGIN !== undefined, {
    path: ['APP_ORIGIN'],
  })
  .refine(({ ENVIRONMENT, PUSH_SERVICE_ORIGIN }) => ENVIRONMENT !== 'production' || PUSH_SERVICE_ORIGIN === undefined, {
    path: ['PUSH_SERVICE_ORIGIN'],
  })
  .refine(({ ENVIRONMENT, SCRYPT_LOG_N }) => ENVIRONMENT !== 'production' || SCRYPT_LOG_N >= PRODUCTION_SCRYPT_LOG_N, {
    path: ['SCRYPT_LOG_N'],
  })
  .refine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => !VAPID_PUBLIC_KEY === !VAPID_PRIVATE_KEY, {
    path: ['VAPID_PRIVATE_KEY'],
  })
  .refine(({ VAPID_PUBLIC_KEY, VAPID_SUBJECT }) => !VAPID_PUBLIC_KEY === !VAPID_SUBJECT, { path: ['VAPID_SUBJECT'] })
  .refine((settings) => !settings.STRIPE_SECRET_KEY === !settings.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
  })
  .refine((settings) => !settings.STRIPE_SECRET_KEY === !settings.STRIPE_PRICE_ID, { path: ['STRIPE_PRICE_ID'] })
  .refine(({ ENVIRONMENT, STRIPE_API_BASE }) => ENVIRONMENT !== 'production' || STRIPE_API_BASE === undefined, {
    path: ['STRIPE_API_BASE'],
  })
  .refine((settings) => !settings.GOOGLE_CLIENT_ID === !settings.GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_SECRET'],
  })
  .refine((settings) => !settings.GITHUB_CLIENT_ID === !settings.GITHUB_CLIENT_SECRET, {
    path: ['GITHUB_CLIENT_SECRET'],
  })

  .superRefine((settings, { addIssue }) => {
    if (settings.ENVIRONMENT !== 'production') return
    for (const [name, example] of Object.entries(EXAMPLE_VALUES)) {
      const value = settings[name as keyof typeof settings]
      if (typeof value === 'string' && example.test(value)) {
        addIssue({ code: 'custom', path: [name], message: 'A value of .dev.vars.example' })
      }
    }
  })

export type Settings = z.infer<typeof settingsSchema>

/** All settings there are; docs/deploy.md says what each is for. */
export const SETTING_NAMES: readonly string[] = Object.keys(settingsSchema.shape)

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

/**
 * The origin of this site, for absolute addresses: in mails, for sign-in elsewhere, for search engines. In production
 * it is a setting, since a request can be made to name another host; locally it is what the request says.
 */
export function siteOrigin({ settings }: { settings: Settings }, request: Request): string {
  return settings.APP_ORIGIN ?? new URL(request.url).origin
}

/** The origin under `npm start`. */
const LOCAL_ORIGIN = 'http://localhost:8787'

/** The same without a request, for crons. In production the setting is always there. */
export const settingsOrigin = ({ APP_ORIGIN }: Settings): string => APP_ORIGIN ?? LOCAL_ORIGIN
