import { createToken, hashToken } from '~/data/accounts/account-tokens.server'
import { deleteApiToken, hasApiToken, insertApiToken } from '~/data/accounts/api-tokens.server'
import { toApiToken } from '~/domain/public-api/api-tokens'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { requireStepUp } from '~/platform/sign-in/step-up.server'
import { type TokensForm, tokensSchema } from './api-tokens.schema'

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
