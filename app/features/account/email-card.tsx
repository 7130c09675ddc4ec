import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { CheckIcon } from '~/ui/icons'

type Props = { email: string; isConfirmed: boolean | null; pendingEmail: string | null; confirmation: ReactNode }

/** The address, whether it is confirmed, and one that waits to take its place. */
export function EmailCard({ email, isConfirmed, pendingEmail, confirmation }: Props) {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-email">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id="account-email" className="text-lg">
            {t('emailTitle')}
          </h2>
          <p className="mt-1 font-semibold wrap-anywhere">{email}</p>
          {isConfirmed ? (
            <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ok">
              <CheckIcon className="size-4" />
              {t('emailConfirmed')}
            </p>
          ) : null}
          {isConfirmed === false ? <p className="mt-0.5 text-sm text-muted">{t('emailUnconfirmed')}</p> : null}
        </div>
        <ButtonLink to="/app/settings?tab=personal#email" size="s" aria-label={t('emailChangeNamed')}>
          {t('emailChange')}
        </ButtonLink>
      </div>
      {pendingEmail ? (
        <p className="mt-3 text-sm wrap-anywhere text-muted">{t('emailPending', { email: pendingEmail })}</p>
      ) : null}
      {isConfirmed === false ? confirmation : null}
    </Card>
  )
}
