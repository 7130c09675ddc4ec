import { useT } from '~/locales/use-t'
import { PasswordField } from '~/ui/controls/password-field'

/** The password a member has now, which what they are about to do asks for. */
export function PresentPassword({ email, error }: { email: string; error: string | undefined }) {
  const t = useT('passwords')
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={error}
      />
    </>
  )
}
