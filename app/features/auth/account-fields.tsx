import { useT } from '~/locales/use-t'
import { Field } from '~/ui/field'
import { NewPasswordFields } from '~/ui/new-password-fields'
import { TextInput } from '~/ui/text-input'
import type { ReferralAnswer } from './referral'
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
      <Field label={t('fullName')} error={problemAt('full_name')}>
        {(control) => (
          <TextInput {...control} name="full_name" autoComplete="name" required defaultValue={values.full_name} />
        )}
      </Field>
      <Field label={t('username')} hint={t('usernameHint')} error={problemAt('username')}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="nickname"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            defaultValue={values.username}
          />
        )}
      </Field>
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
