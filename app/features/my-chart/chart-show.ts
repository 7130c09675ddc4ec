import { type ChartShow, SHOW_ALL } from '~/ui/bodygraph/chart-show'

export const TOGGLES = ['lines', 'symbols', 'colors'] as const satisfies (keyof ChartShow)[]

/** What is shown, as one word: "lines.colors". Empty when nothing is. */
export const toShowWord = (show: ChartShow) => TOGGLES.filter((toggle) => show[toggle]).join('.')

/** The same word read; everything is shown until a word says otherwise. */
export function fromShowWord(word: unknown): ChartShow {
  if (typeof word !== 'string') return SHOW_ALL
  const shown = word.split('.')
  return { lines: shown.includes('lines'), symbols: shown.includes('symbols'), colors: shown.includes('colors') }
}
