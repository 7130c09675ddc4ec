import { listApiTokens } from '~/data/accounts/api-tokens.server'
import { MOST_API_TOKENS } from '~/domain/membership/limits'
import { apiQuota } from '~/domain/membership/premium/entitlements'
import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ApiTokensPage } from './api-tokens'

/** The tokens of a member, and what they may make. */
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
