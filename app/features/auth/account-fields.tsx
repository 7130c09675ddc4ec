import { useT } from '~/locales/use-t'
import type { ReferralAnswer } from '~/platform/account/referral'
import { Field } from '~/ui/controls/field'
import { NameFields } from '~/ui/controls/name-fields'
import { NewPasswordFields } from '~/ui/controls/new-password-fields'
import { TextInput } from '~/ui/controls/text-input'
import { ReferralCodeField } from './referral-code-field'

type Props = {
  /** What was typed before, by field name. */
  values: Record<string, string>
  problemAt: (name: string) => string | undefined
  referral: ReferralAnswer | null
}

/** Step one of registration: who they are and how they sign in. */
export function AccountFields({ values, problemAt, referral }: Props) {
  const t = useT('auth')
  return (
    <>
      <NameFields words={t} values={values} problemAt={problemAt} />
      <Field label={t('email')} error={problemAt('email')}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={values.email}
          />
        )}
      </Field>
      <NewPasswordFields problemAt={problemAt} />
      <ReferralCodeField
        initial={values.referralCode ?? referral?.code ?? ''}
        known={referral}
        error={problemAt('referralCode')}
      />
    </>
  )
}
