import type { ComponentType } from 'react'
import { toLanguage } from '~/locales/language'
import type { PaletteProps } from './palette'
import { loadPaletteWords } from './palette-words'

/** Fetches the palette with its words in the language of the page, and gives it. Where it does not come, nothing is given. */
export async function loadPalette(give: (made: () => ComponentType<PaletteProps>) => void) {
  const language = toLanguage(document.documentElement.lang)
  const all = Promise.all([import('./palette'), loadPaletteWords(language)])
  const [code] = await all.catch(() => [])
  if (code) give(() => code.Palette)
}
