import { listApiTokens } from '~/data/api-tokens.server'
import { apiQuota } from '~/domain/membership/entitlements'
import { MOST_API_TOKENS } from '~/domain/membership/limits'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/context.server'
import { languageOf, translator } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'
import type { ApiTokensPage } from './api-tokens'

const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru' }

/** The tokens of a member, and what they may make. */
export async function loadApiTokens(context: Context, viewer: Viewer, request: Request): Promise<ApiTokensPage> {
  const [tokens, language] = await Promise.all([listApiTokens(context.db, viewer.id), languageOf(request)])
  const days = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(language)
  const { minute, day } = apiQuota(viewer)
  return {
    title: `${translator(language, 'api-tokens')('title')} · ${translator(language, 'common')('brand')}`,
    tokens: tokens.map(({ createdAt, lastUsedOn, ...token }) => ({
      ...token,
      madeOn: days.format(createdAt),
      usedOn: lastUsedOn && days.format(Date.parse(lastUsedOn)),
    })),
    nextId: crypto.randomUUID(),
    limits: { minute: number.format(minute), day: number.format(day), most: MOST_API_TOKENS },
  }
}
