import { useRef, useState } from 'react'
import type { PasswordStrength } from '~/domain/membership/account/password-strength'
import { PASSWORD_MIN_LENGTH } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { PasswordField } from '~/ui/controls/password-field'

const WORDS = {
  common: 'strengthCommon',
  weak: 'strengthWeak',
  fair: 'strengthFair',
  good: 'strengthGood',
  strong: 'strengthStrong',
} as const satisfies Record<PasswordStrength, string>

const BARS: Record<PasswordStrength, number> = { common: 1, weak: 1, fair: 2, good: 3, strong: 4 }
const COLOURS: Record<PasswordStrength, string> = {
  common: 'bg-warn',
  weak: 'bg-warn',
  fair: 'bg-warn',
  good: 'bg-ok',
  strong: 'bg-ok',
}

type Props = {
  problemAt: (name: string) => string | undefined
  /** Replaces a password that is there. */
  replacing?: boolean
}

/** A new password twice, with a hint at how hard it is to guess. The hint warns; only the rules of the fields refuse. */
export function NewPasswordFields({ problemAt, replacing = false }: Props) {
  const t = useT('passwords')
  const [strength, setStrength] = useState<PasswordStrength | null>(null)
  const typed = useRef('')

  async function judge(password: string) {
    typed.current = password
    const { passwordStrength } = await import('~/domain/membership/account/password-strength')
    // Of two that wait for the code, the later one may be given it first.
    if (typed.current === password) setStrength(password ? passwordStrength(password) : null)
  }

  return (
    <>
      <PasswordField
        label={t(replacing ? 'newPassword' : 'password')}
        name="password"
        autoComplete="new-password"
        required
        error={problemAt('password')}
        hint={<StrengthMeter strength={strength} />}
        onChange={(event) => judge(event.target.value)}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={problemAt('confirmPassword')}
      />
    </>
  )
}

/** One line of words from the start: what lies below must not move while its button is pressed. */
function StrengthMeter({ strength }: { strength: PasswordStrength | null }) {
  const t = useT('passwords')
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={`h-1 flex-1 rounded-full transition-colors ${strength && bar <= BARS[strength] ? COLOURS[strength] : 'bg-line'}`}
          />
        ))}
      </span>
      <span role="status">
        {strength ? t(WORDS[strength]) : t('strengthNone', { least: String(PASSWORD_MIN_LENGTH) })}
      </span>
    </span>
  )
}
