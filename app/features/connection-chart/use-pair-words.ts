import type { Params } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import type { PairNames } from './connection-chart'

/** The texts that speak to the viewer where they are one of the two, and about both where they are not; names are filled in. */
export function usePairWords({ a, name }: PairNames) {
  const reading = useT(a === null ? 'pair-reading' : 'others-reading')
  const composite = useT(a === null ? 'composite' : 'others-composite')
  const names = { a: a ?? '', name }
  return {
    reading: (key: Parameters<typeof reading>[0], params?: Params) => reading(key, { ...names, ...params }),
    composite: (key: Parameters<typeof composite>[0], params?: Params) => composite(key, { ...names, ...params }),
  }
}
