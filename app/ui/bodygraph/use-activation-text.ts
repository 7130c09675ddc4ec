import type { Side } from '~/domain/human-design/terms/codes'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import type { ActivationText } from './activation-column'
import type { GateActivation } from './bodygraph-data'

/** Planet, gate, line and what the planet stands for, in the language of the page. */
export function useActivationText(): (side: Side, activation: GateActivation) => ActivationText {
  const t = useT('ui')
  const hd = useT('hd')
  return (_, { body, gate, line }) => ({
    name: hd(`body.${body}`),
    place: t('gateAndLine', { gate, line, name: hd(`gate.${gate}` as Key<'hd'>) }),
    text: hd(`body.${body}.theme`),
  })
}
