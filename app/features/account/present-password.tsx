import { useT } from '~/locales/use-t'
import { PasswordField } from '~/ui/controls/password-field'

/** The current password, as a confirmation. */
export function PresentPassword({ email, error }: { email: string; error: string | undefined }) {
  const t = useT('passwords')
  return (
    <>
      {/* For password managers. */}
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
