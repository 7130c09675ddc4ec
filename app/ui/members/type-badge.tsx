import type { TypeCode } from '~/domain/human-design/terms/codes'
import { UncertainTimeMark } from './uncertain-time-mark'

/** Sets `--type`, the colour of a type, for whatever stands inside. */
export const TYPE_COLOR: Record<TypeCode, string> = {
  generator: '[--type:var(--generator)]',
  manifesting_generator: '[--type:var(--manifesting-generator)]',
  manifestor: '[--type:var(--manifestor)]',
  projector: '[--type:var(--projector)]',
  reflector: '[--type:var(--reflector)]',
}

type Props = {
  type: TypeCode
  label: string
  /** The birth time isn't exact, so the type could differ. False also where the text beside it says so. */
  isTimeUncertain: boolean
  className?: string
}

/** A dot in the type's colour and always its word (or short form): colour alone says nothing to some. */
export function TypeBadge({ type, label, isTimeUncertain, className = '' }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-(--type) ${TYPE_COLOR[type]} ${className}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current print:border" />
      <span>
        {label}
        {isTimeUncertain ? <UncertainTimeMark /> : null}
      </span>
    </span>
  )
}
