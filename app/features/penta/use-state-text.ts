import { useT } from '~/locales/use-t'
import type { ShownChannel } from './penta'

/** What became of a channel in the group, in one line. */
export function useStateText(nameOf: (place: number) => string) {
  const t = useT('penta')
  return ({ gates, isClosed, wholeIn }: ShownChannel) => {
    if (wholeIn.length > 0) return t('state.alone', { names: wholeIn.map(nameOf).join(', ') })
    if (isClosed) return t('state.together')
    const missing = gates.filter(({ holders }) => holders.length === 0)
    return missing.length === 1 ? t('state.half', { gate: missing[0]!.gate }) : t('state.empty')
  }
}
