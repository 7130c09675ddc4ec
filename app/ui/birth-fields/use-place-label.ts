import type { PlaceOption } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'

/** Writes a place as it is offered: by its name, or by the former name that was searched for with the name of today. */
export function usePlaceLabel() {
  const t = useT('ui')
  return ({ name, formerName }: Pick<PlaceOption, 'name' | 'formerName'>) =>
    formerName ? t('nowCalled', { former: formerName, name }) : name
}
