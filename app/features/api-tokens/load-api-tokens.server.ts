import { listApiTokens } from '~/data/accounts/api-tokens.server'
import { MOST_API_TOKENS } from '~/domain/membership/limits'
import { apiQuota } from '~/domain/membership/premium/entitlements'
import type { ApiScope } from '~/domain/public-api/api-tokens'
import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'

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
