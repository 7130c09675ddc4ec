import type { z } from 'zod'
import { setMemberLanguage } from '~/data/members/members.server'
import type { Context } from '~/platform/context.server'
import { languageCookie } from '~/platform/i18n.server'
import { themeCookie } from '~/platform/theme.server'
import type { preferencesSchema } from './preferences.schema'

/** Remembers a language (on the profile too, for a member) or a theme; gives the cookie to send. */
export async function savePreference(context: Context, request: Request, choice: z.infer<typeof preferencesSchema>) {
  if ('theme' in choice) return themeCookie(request, choice.theme)
  const { viewer } = await context.session()
  if (viewer) await setMemberLanguage(context.db, viewer.id, choice.language)
  return languageCookie(request, choice.language)
}
