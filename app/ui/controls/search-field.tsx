import { type InputHTMLAttributes, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SearchIcon } from '../icons'
import { CONTROL } from './text-input'

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'onChange' | 'autoFocus' | 'placeholder'> & {
  /** What is looked for by now, as the address says it. */
  value: string
  label: string
  input?: RefObject<HTMLInputElement>
  /** At its end, over the field. */
  end?: ReactNode
  className?: string
}

/** Where to type what is looked for, `q` of a form. Going back, or another link, changes what it holds without a key. */
export function SearchField({ value, label, placeholder = label, input, end, className = '', ...rest }: Props) {
  const own = useRef<HTMLInputElement>(null)
  const field = input ?? own
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [field, value])
  return (
    <div className={`relative min-w-0 flex-1 ${className}`}>
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint" />
      <input
        {...rest}
        ref={field}
        type="search"
        name="q"
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        className={`${CONTROL} h-11 pl-9! text-base placeholder:text-muted ${end ? 'pr-11! [&::-webkit-search-cancel-button]:hidden' : ''}`}
      />
      {end}
    </div>
  )
}
