import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { useT } from '~/locales/use-t'
import { EyeIcon, EyeOffIcon } from '../icons'
import { Field } from './field'
import { TextInput } from './text-input'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  aside?: ReactNode
}

/** A password with a button that shows what was typed. Give `autoComplete`: "current-password" or "new-password". */
export function PasswordField({ label, hint, error, aside, className, ...input }: Props) {
  const t = useT('ui')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOffIcon : EyeIcon
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={t('showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink focus-visible:-outline-offset-4"
          >
            <Icon />
          </button>
        </div>
      )}
    </Field>
  )
}
