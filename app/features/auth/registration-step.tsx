import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'

type Props = {
  number: 1 | 2
  title: string
  shown: boolean
  disabled: boolean
  /** Takes the focus when it comes into view, unless a problem or an error has it. */
  focus: boolean
  children: ReactNode
}

/** One of the two steps. Both stay in the form, so that nothing typed is lost; without scripts both are seen. */
export function RegistrationStep({ number, title, shown, disabled, focus, children }: Props) {
  const t = useT('auth')
  const heading = useRef<HTMLHeadingElement>(null)
  const wasShown = useRef(shown)

  useEffect(() => {
    const appeared = shown && !wasShown.current
    wasShown.current = shown
    if (appeared && focus) heading.current?.focus()
  }, [shown, focus])

  return (
    <fieldset data-step={number} disabled={disabled} className={`min-w-0 gap-4 ${shown ? 'grid' : 'hidden'}`}>
      <legend className="mb-4">
        <span className="block text-sm text-muted">{t('step', { step: number })}</span>
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h2>
      </legend>
      {children}
    </fieldset>
  )
}
