import { searchText } from '../text/search/search-text'
import { toOneLine } from './account/clean-text'

/** Two labels of the same key are one: upper case, marks and ё make no difference. */
export const labelKey = (label: string): string => searchText(label)

/** Labels that were typed in one line, separated by commas: each cleaned, none empty, none twice. */
export function parseLabels(typed: string): string[] {
  const labels = typed.split(',').map(toOneLine)
  return distinctLabels(labels.filter((label) => label !== ''))
}

/** Each label once, as it is first written. */
export function distinctLabels(labels: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const label of labels) if (!byKey.has(labelKey(label))) byKey.set(labelKey(label), label)
  return [...byKey.values()]
}
