import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'

/** Loads the words of the palette, and those commands are found by, in a language. */
export const loadPaletteWords = (language: Language) =>
  Promise.all((['palette', 'hd'] as const).map((namespace) => loadWords(language, namespace)))
