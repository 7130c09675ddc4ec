import { z } from 'zod'
import { LANGUAGES } from '~/locales/language'

/** One choice at a time: a language or a theme. `returnTo` serves the page that runs without scripts. */
export const preferencesSchema = z.union([
  z.object({ language: z.enum(LANGUAGES), returnTo: z.string().max(2000).optional() }),
  z.object({ theme: z.enum(['system', 'light', 'dark']), returnTo: z.string().max(2000).optional() }),
])
