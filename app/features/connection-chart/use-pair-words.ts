import type { Key, Params } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import type { PairNames } from './connection-chart'

/** The texts that speak to the viewer where they are one of the two, and about both where they are not; names are filled in. */
export function usePairWords({ a, name }: PairNames) {
  const own = { reading: useT('pair-reading'), composite: useT('composite') }
  const others = { reading: useT('others-reading'), composite: useT('others-composite') }
  const { reading, composite } = a === null ? own : others
  const names = { a: a ?? '', name }
  return {
    reading: (key: Key<'pair-reading'> & Key<'others-reading'>, params?: Params) =>
      reading(key, { ...names, ...params }),
    composite: (key: Key<'composite'> & Key<'others-composite'>, params?: Params) =>
      composite(key, { ...names, ...params }),
  }
}
