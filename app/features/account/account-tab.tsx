import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import type { AccountAnswer } from './account'
import { DownloadData } from './download-data'
import { LeaveCard } from './leave-card'
import type { AccountData } from './load-account.server'
import { PasswordCard } from './password-card'
import { SessionsCard } from './sessions-card'

type AccountTabProps = {
  data: AccountData
  answer: AccountAnswer | undefined
  /** Below the address: the form that sends the confirmation mail again. */
  confirmation: ReactNode
  linkedSignIns: ReactNode
  /** The names of the linked providers. */
  linkedProviders: string[]
  passkeys: ReactNode
}

/** Address, password, sign-ins, sessions, export, and leaving. */
export function AccountTab({ data, answer, confirmation, linkedSignIns, linkedProviders, passkeys }: AccountTabProps) {
  return (
    <div className="grid max-w-170 gap-4">
      <EmailCard {...data} confirmation={confirmation} />
      <PasswordCard {...data} answer={answer} />
      {linkedSignIns}
      {passkeys}
      <SessionsCard {...data} providers={linkedProviders} answer={answer} />
      <ApiTokensCard />
      <ExportCard />
      <LeaveCard {...data} answer={answer} />
    </div>
  )
}

type EmailCardProps = {
  email: string
  isConfirmed: boolean | null
  pendingEmail: string | null
  confirmation: ReactNode
}

/** The address, whether it is confirmed, and a new one that awaits confirmation. */
function EmailCard({ email, isConfirmed, pendingEmail, confirmation }: EmailCardProps) {
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

/** Links to the tokens for the public API. */
function ApiTokensCard() {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-programs">
      <h2 id="account-programs" className="text-lg">
        {t('programsTitle')}
      </h2>
      <p className="mt-1 text-pretty text-muted">{t('programsCopy')}</p>
      <ButtonLink to="/app/settings/tokens" size="s" className="mt-3">
        {t('programsLink')}
      </ButtonLink>
    </Card>
  )
}

/** The download of all the member's data. */
function ExportCard() {
  const t = useT('account')
  return (
    <Card as="section" aria-labelledby="account-export">
      <h2 id="account-export" className="text-lg">
        {t('exportTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('exportCopy')}</p>
      <DownloadData className="mt-3" />
    </Card>
  )
}
