import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'

/** Fetches what the palette finds by in a language. */
export const loadPaletteWords = (language: Language) =>
  Promise.all((['palette', 'hd'] as const).map((namespace) => loadWords(language, namespace)))
