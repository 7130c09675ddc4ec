import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { DayFeeling } from '~/domain/journal/journal-entry'
import { useT } from '~/locales/use-t'

/** The feeling of a day as a full, half or empty circle, so that it needs no colour. */
export function FeelingMark({ feeling, className = 'size-3.5' }: { feeling: DayFeeling; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`shrink-0 ${className}`}>
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="var(--accent)" strokeWidth="2" />
      {feeling === 'not_self' ? null : (
        <path
          fill="var(--accent)"
          d={feeling === 'signature' ? 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z' : 'M8 2a6 6 0 0 1 0 12z'}
        />
      )}
    </svg>
  )
}

/** The signature and the not-self theme of a type in words; general words without a chart. */
export function useFeelingWords(type: TypeCode | null) {
  const t = useT('journal')
  const hd = useT('hd')
  const lower = (text: string) => text.toLocaleLowerCase()
  return type
    ? { signature: lower(hd(`signature.${type}`)), not_self: lower(hd(`notSelf.${type}`)) }
    : { signature: t('generalSignature'), not_self: t('generalNotSelf') }
}
