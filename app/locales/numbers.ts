import type { Language } from './language'

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than all that it ever formats. */
function formatOf(language: Language, style: 'decimal' | 'percent') {
  const key = `${language} ${style}`
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style })
  formats.set(key, format)
  return format
}

/** A whole number as a language writes it; up to 999 all of them write the same. */
export const countText = (count: number, language: Language): string =>
  count >= 0 && count < 1000 ? String(count) : formatOf(language, 'decimal').format(count)

/** Points with their sign, a true minus included; zero with neither unless `sign` is `always`. */
export const signedText = (points: number, language: Language, sign: 'always' | 'exceptZero' = 'exceptZero'): string =>
  points.toLocaleString(language, { signDisplay: sign }).replace('-', '\u2212')

/** A portion, 0 to 1, as percent; Russian sets it off by a narrow space that does not break. */
export const percentText = (portion: number, language: Language): string =>
  formatOf(language, 'percent').format(portion).replace('\u00a0%', '\u202f%')

/** A part of a whole as percent: no part is rounded to nothing, and none to everything. */
export function partPercentText(share: number, language: Language): string {
  const whole = share <= 0 ? 0 : Math.min(99, Math.max(1, Math.round(share * 100)))
  return percentText(whole / 100, language)
}
