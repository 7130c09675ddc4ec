import { CONFIRMATION_LINK_HOURS } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { ResendForm } from './resend-form'

type Props = {
  /** Where the mail went; null where this page was not told. */
  email: string | null
  canResend: boolean
}

/** For a new member: a mail is on its way, how long its link holds, and how to get another. */
export function ConfirmNote({ email, canResend }: Props) {
  const t = useT('recovery')
  return (
    <div className="grid gap-2">
      <p className="[overflow-wrap:anywhere]">
        {email ? t('noteEmail', { email }) : t('note')} {t('noteHours', { count: CONFIRMATION_LINK_HOURS })}
      </p>
      {canResend ? <ResendForm /> : null}
    </div>
  )
}
