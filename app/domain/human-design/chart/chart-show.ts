/** What a member wants to see of a chart: line numbers, planet signs (else names), colours. */
export type ChartShow = { lines: boolean; symbols: boolean; colors: boolean }

export const SHOW_ALL: ChartShow = { lines: true, symbols: true, colors: true }

export const TOGGLES = ['lines', 'symbols', 'colors'] as const satisfies (keyof ChartShow)[]

/** What is shown, as one word: "lines.colors". Empty when nothing is. */
export const toShowWord = (show: ChartShow) => TOGGLES.filter((toggle) => show[toggle]).join('.')

/** The same word read; everything is shown until a word says otherwise. */
export function fromShowWord(word: unknown): ChartShow {
  if (typeof word !== 'string') return SHOW_ALL
  const shown = word.split('.')
  return { lines: shown.includes('lines'), symbols: shown.includes('symbols'), colors: shown.includes('colors') }
}
