import type { ApiScope } from '~/domain/public-api/api-scopes'
import type { FormAnswer } from '~/platform/forms/form-answer'

export const API_TOKENS = '/app/settings/tokens'
export const DEVELOPERS = '/developers'

/** A token as the list tells it: never what opens. Days are in the words of the page's language. */
export type TokenRow = { id: string; name: string; scopes: ApiScope[]; madeOn: string; usedOn: string | null }

export type ApiTokensPage = {
  title: string
  tokens: TokenRow[]
  /** Under which the next token is made, so that a form sent twice makes one. */
  nextId: string
  /** How often may be asked, in the words of the page's language; and how many tokens there can be. */
  limits: { minute: string; day: string; most: number }
}

export type TokenError = 'full' | 'twice' | 'missing'
/** What the forms of the page answer; `token` is told this once. */
export type TokensAnswer = FormAnswer<TokenError, 'made' | 'revoked'> & { token?: { name: string; secret: string } }
