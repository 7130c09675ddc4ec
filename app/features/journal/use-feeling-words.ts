import type { TypeCode } from '~/domain/human-design/terms/codes'
import { useT } from '~/locales/use-t'

/** What a good day and a hard one are called for a type; without a chart in general words. */
export function useFeelingWords(type: TypeCode | null) {
  const t = useT('journal')
  const hd = useT('hd')
  const lower = (text: string) => text.toLocaleLowerCase()
  return type
    ? { signature: lower(hd(`signature.${type}`)), not_self: lower(hd(`notSelf.${type}`)) }
    : { signature: t('generalSignature'), not_self: t('generalNotSelf') }
}
