import type { z } from 'zod'
import { setMemberLanguage, setReadingLanguages } from '~/data/members/members.server'
import { LANGUAGES } from '~/locales/language'
import type { Theme } from '~/platform/client/root-data'
import type { Context } from '~/platform/server/context.server'
import { readCookie, writeCookie, YEAR_SECONDS } from '~/platform/server/cookies.server'
import { findMember } from '~/platform/server/guards.server'
import { languageCookie } from '~/platform/server/i18n.server'
import type { preferencesSchema } from './preferences.schema'

/**
 * Remembers a language (on the profile too, for a member), a theme, or the languages a member reads; gives the headers to send.
 * Null where the last is sent by a visitor: only members have it.
 */
export async function savePreference(
  context: Context,
  request: Request,
  choice: z.infer<typeof preferencesSchema>,
): Promise<Record<string, string> | null> {
  if ('intent' in choice) {
    const member = await findMember(context)
    if (!member) return null
    const chosen = LANGUAGES.filter((language) => choice[`reads_${language}`])
    await setReadingLanguages(context.db, member.id, chosen.length > 0 ? chosen : null)
    return {}
  }
  if ('theme' in choice) return { 'Set-Cookie': themeCookie(request, choice.theme) }
  const { viewer } = await context.session()
  if (viewer) await setMemberLanguage(context.db, viewer.id, choice.language)
  return { 'Set-Cookie': languageCookie(request, choice.language) }
}

const THEME_COOKIE = 'theme'

/** The remembered choice of theme, else the system's. */
export function themeOf(request: Request): Theme {
  const stored = readCookie(request, THEME_COOKIE)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const themeCookie = (request: Request, theme: Theme) =>
  writeCookie(request, THEME_COOKIE, theme, { maxAgeSeconds: theme === 'system' ? 0 : YEAR_SECONDS })
