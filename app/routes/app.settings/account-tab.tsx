import { OAUTH_PROVIDER_NAMES } from '~/domain/membership/account/oauth-providers'
import type { AccountAnswer } from '~/features/account/account'
import type { AccountData } from '~/features/account/account.server'
import { AccountTab } from '~/features/account/account-tab'
import { ResendForm } from '~/features/auth/confirm/resend-form'
import { LinkedSignIns } from '~/features/oauth/linked-sign-ins'
import type { LinkedSignIn } from '~/features/oauth/linked-sign-ins.server'
import type { PasskeysData } from '~/features/passkeys/passkeys'
import { PasskeysCard } from '~/features/passkeys/passkeys-card'
import { preloadWords } from '~/locales/dictionaries'

export const i18n = preloadWords('account', 'fields', 'oauth', 'passkeys', 'passwords', 'ui')

type Props = {
  data: { account: AccountData; signIns: LinkedSignIn[]; passkeys: PasskeysData }
  answer: AccountAnswer | undefined
}

/** The tab "Account": email, password and data, with linked sign-ins and passkeys. */
export default function Account({ data, answer }: Props) {
  return (
    <AccountTab
      data={data.account}
      answer={answer}
      confirmation={<ResendForm className="mt-3" />}
      linkedSignIns={<LinkedSignIns signIns={data.signIns} />}
      passkeys={<PasskeysCard passkeys={data.passkeys} />}
      linkedProviders={data.signIns
        .filter(({ linked }) => linked)
        .map(({ provider }) => OAUTH_PROVIDER_NAMES[provider])}
    />
  )
}
