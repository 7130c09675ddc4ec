import type { ReactNode } from 'react'
import type { AccountAnswer, AccountData } from './account'
import { EmailCard } from './email-card'
import { ExportCard } from './export-card'
import { LeaveCard } from './leave-card'
import { PasswordCard } from './password-card'
import { ProgramsCard } from './programs-card'
import { SessionsCard } from './sessions-card'

type Props = {
  data: AccountData
  answer: AccountAnswer | undefined
  /** Under the address: the form that asks for the mail to confirm it again. */
  confirmation: ReactNode
  /** After the password: the accounts elsewhere that sign the member in. */
  linkedSignIns: ReactNode
  /** Their names. */
  linkedProviders: string[]
  /** After those. */
  passkeys: ReactNode
}

/** How one gets into the account, where one is, what there is of one, and how to leave. */
export function AccountTab({ data, answer, confirmation, linkedSignIns, linkedProviders, passkeys }: Props) {
  return (
    <div className="grid max-w-170 gap-4">
      <EmailCard {...data} confirmation={confirmation} />
      <PasswordCard {...data} answer={answer} />
      {linkedSignIns}
      {passkeys}
      <SessionsCard {...data} providers={linkedProviders} answer={answer} />
      <ProgramsCard />
      <ExportCard />
      <LeaveCard {...data} answer={answer} />
    </div>
  )
}
