import { z } from 'zod'
import {
  createToken,
  deleteApiToken,
  hasApiToken,
  hashToken,
  insertApiToken,
  listApiTokens,
} from '~/data/accounts/tokens.server'
import { toOneLine } from '~/domain/membership/account/clean-text'
import { API_TOKEN_NAME_MAX_LENGTH, MOST_API_TOKENS } from '~/domain/membership/limits'
import { apiQuota } from '~/domain/membership/premium/entitlements'
import { API_SCOPES, type ApiScope, toApiToken } from '~/domain/public-api/api-tokens'
import { isLineWithin } from '~/domain/text/text-length'
import { dateFormat } from '~/locales/date-format'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { requireStepUp } from '~/platform/sign-in/step-up.server'

const box = z.string().optional()

const create = z
  .object({
    intent: z.literal('create'),
    id: z.uuid('id'),
    name: z
      .string('name.missing')
      .transform(toOneLine)
      .refine((name) => name.length > 0, 'name.missing')
      .refine((name) => isLineWithin(name, API_TOKEN_NAME_MAX_LENGTH), 'name.long'),
    ...{ chart: box, transits: box, composite: box },
  })
  .transform(({ intent, id, name, ...ticked }) => ({
    ...{ intent, id, name },
    scopes: API_SCOPES.filter((scope) => ticked[scope] !== undefined),
  }))
  .refine(({ scopes }) => scopes.length > 0, { path: ['scopes'], message: 'scopes.none' })

const revoke = z.object({ intent: z.literal('revoke'), id: z.uuid('id') })

/** The forms of the page of tokens; messages are keys of the namespace `api-tokens`. */
export const tokensSchema = z.discriminatedUnion('intent', [create, revoke], 'intent')
type TokensForm = z.infer<typeof tokensSchema>

/** A token in the list, without its secret. Days are formatted in the language of the page. */
export type TokenRow = { id: string; name: string; scopes: ApiScope[]; madeOn: string; usedOn: string | null }

export type ApiTokensPage = {
  title: string
  tokens: TokenRow[]
  /** The id of the next token, so that a form sent twice creates one. */
  nextId: string
  /** Requests a minute and a day, formatted in the language of the page, and the most tokens. */
  limits: { minute: string; day: string; most: number }
}

/** Loads the page of a member's tokens. */
export async function loadApiTokens(context: Context, viewer: Viewer, request: Request): Promise<ApiTokensPage> {
  const [tokens, language, timeZone] = await Promise.all([
    listApiTokens(context.db, viewer.id),
    languageOf(request),
    context.timeZone(),
  ])
  // The last use is stored as a UTC date, without a time.
  const utcDays = dateFormat(language, 'UTC', { dateStyle: 'long' })
  const days = dateFormat(language, timeZone, { dateStyle: 'long' })
  const number = new Intl.NumberFormat(language)
  const { minute, day } = apiQuota(viewer)
  return {
    title: `${translator(language, 'api-tokens')('title')} · ${translator(language, 'common')('brand')}`,
    tokens: tokens.map(({ createdAt, lastUsedOn, ...token }) => ({
      ...token,
      madeOn: days.format(createdAt),
      usedOn: lastUsedOn && utcDays.format(Date.parse(lastUsedOn)),
    })),
    nextId: crypto.randomUUID(),
    limits: { minute: number.format(minute), day: number.format(day), most: MOST_API_TOKENS },
  }
}

export type TokenError = 'full' | 'twice' | 'missing'
/** `token`: the new token, the only time its secret is shown. */
export type TokensAnswer = FormAnswer<TokenError, 'made' | 'revoked'> & { token?: { name: string; secret: string } }

const PATH = '/app/settings/tokens'
const CHANGES_AN_HOUR = 20

type Outcome = Pick<TokensAnswer, 'done' | 'token'> | { error: TokenError }

/** Answers the forms that create and revoke tokens. */
export async function answerApiTokens(context: Context, request: Request) {
  const form = await request.formData()
  const blank: TokensAnswer = { ...NO_FORM_ANSWER, intent: String(form.get('intent') ?? ''), values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<TokensAnswer>({ ...blank, error: 'signedOut' }, 401)
  const parsed = parseForm(tokensSchema, form)
  if (!parsed.ok) return refuse<TokensAnswer>({ ...blank, problems: parsed.problems }, 400)
  if (parsed.value.intent === 'create') {
    const stepUp = await requireStepUp(context, request, { task: 'token', action: PATH, form, back: PATH })
    if (stepUp) return stepUp
  }
  const limit = { name: 'api.tokens', subject: viewer.id, most: CHANGES_AN_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return refuse<TokensAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const outcome = await tryOrLog(context, 'api_tokens.broke', () => changeTokens(context, viewer, parsed.value))
  if (outcome === null) return refuse<TokensAnswer>({ ...blank, error: 'unexpected' }, 500)
  if ('error' in outcome) return refuse<TokensAnswer>({ ...blank, error: outcome.error }, 409)
  return { ...blank, values: {}, ...outcome } satisfies TokensAnswer
}

async function changeTokens({ db, session }: Context, viewer: Viewer, form: TokensForm): Promise<Outcome> {
  if (form.intent === 'revoke')
    return (await deleteApiToken(db, viewer.id, form.id)) ? { done: 'revoked' } : { error: 'missing' }
  const secret = toApiToken(createToken())
  const { id, name, scopes } = form
  const { sessionId } = await session()
  const token = { id, userId: viewer.id, sessionId, tokenHash: await hashToken(secret), name, scopes }
  if (await insertApiToken(db, token, new Date())) return { done: 'made', token: { name, secret } }
  return { error: (await hasApiToken(db, viewer.id, id)) ? 'twice' : 'full' }
}
