import { z } from 'zod'
import { LANGUAGES } from '~/locales/language'

const returnTo = z.string().max(2000).optional()
const box = z.literal('on').optional()

/** What became of a preference that was sent. */
export type PreferenceAnswer = { saved: boolean; error: 'signedOut' | 'unexpected' | 'unreachable' | null }

/**
 * One choice at a time: a language, a theme, or which languages a member reads. `returnTo` serves the page that runs without
 * scripts.
 */
export const preferencesSchema = z.union([
  z.object({ language: z.enum(LANGUAGES), returnTo }),
  z.object({ theme: z.enum(['system', 'light', 'dark']), returnTo }),
  z.object({ intent: z.literal('reads'), reads_en: box, reads_ru: box, returnTo }),
])
