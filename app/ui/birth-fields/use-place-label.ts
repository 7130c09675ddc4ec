import type { PlaceOption } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'

/** Writes a place as it is offered: by its name, or by the former name that was searched for with its years and the name of today. */
export function usePlaceLabel() {
  const t = useT('ui')
  return ({ name, formerName }: Pick<PlaceOption, 'name' | 'formerName'>) => {
    if (!formerName) return name
    const { name: former, from, to } = formerName
    return from === null ? t('nowCalled', { former, to, name }) : t('nowCalledFrom', { former, from, to, name })
  }
}
