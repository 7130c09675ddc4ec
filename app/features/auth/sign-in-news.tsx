import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/states/alert'
import { ResendForm } from './confirm/resend-form'
import type { SignInError } from './sign-in-answer'

type Props = { error: SignInError | null; resetSent: boolean; className?: string }

/** What came of the last attempt, above the form: why it failed, or that a mail is on its way. */
export function SignInNews({ error, resetSent, className }: Props) {
  const t = useT('auth')
  if (error === 'confirmFirst') {
    return (
      <div className={`grid gap-3 ${className}`}>
        <Alert tone="error" focus>
          {t(error)}
        </Alert>
        <ResendForm />
      </div>
    )
  }
  if (error) {
    return (
      <Alert tone="error" focus className={className}>
        {t(error)}
      </Alert>
    )
  }
  return resetSent ? (
    <Alert tone="success" focus title={t('resetSentTitle')} className={className}>
      <p>{t('resetSentText')}</p>
    </Alert>
  ) : null
}
