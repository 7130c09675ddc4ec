import type { ComponentType } from 'react'
import { toLanguage } from '~/locales/language'
import type { PaletteProps } from './palette'
import { loadPaletteWords } from './palette-words'

/** Loads the palette and its words in the language of the page. Where either fails, `setPalette` isn't called. */
export async function loadPalette(setPalette: (palette: () => ComponentType<PaletteProps>) => void) {
  const language = toLanguage(document.documentElement.lang)
  const all = Promise.all([import('./palette'), loadPaletteWords(language)])
  const [code] = await all.catch(() => [])
  if (code) setPalette(() => code.Palette)
}
