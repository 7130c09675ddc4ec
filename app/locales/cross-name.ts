import type { Cross } from '~/domain/human-design/chart/chart'
import type { Key, Translate } from './translate'

/** A cross in full, by the words of `crosses`: "Right Angle Cross of The Sphinx 4", "Правоугольный крест Сфинкса 4". */
export function crossName(t: Translate<'crosses'>, cross: Pick<Cross, 'angle' | 'name' | 'variation'>): string {
  // A chart holds one of the catalogue's names; the test beside this file walks all of them.
  const name = t(cross.name as Key<'crosses'>)
  const title = t(`pattern.${cross.angle}`, { name })
  return cross.variation === null ? title : `${title} ${cross.variation}`
}
