import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { REFERRAL_CODE_PATTERN, toReferralCode } from '~/domain/membership/premium/referral-code'
import { useT } from '~/locales/use-t'
import type { ReferralAnswer } from '~/platform/account/referral'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { CheckIcon } from '~/ui/icons'

const REST_MILLISECONDS = 350

type Props = {
  initial: string
  /** What is known of the initial code already. */
  known: ReferralAnswer | null
  error: string | undefined
}

/** The optional referral code, looked up while it is typed: whether it is somebody's. */
export function ReferralCodeField({ initial, known, error }: Props) {
  const t = useT('auth')
  const fields = useT('fields')
  const [typed, setTyped] = useState(initial)
  const { data, load, state } = useFetcher<ReferralAnswer>()
  const code = toReferralCode(typed)
  const answer = [data, known].find((it) => it?.code === code)
  const wanted = REFERRAL_CODE_PATTERN.test(code) && !answer

  useEffect(() => {
    if (!wanted) return
    const rest = setTimeout(() => load(`/resources/referral-code?code=${encodeURIComponent(code)}`), REST_MILLISECONDS)
    return () => clearTimeout(rest)
  }, [wanted, code, load])

  const unknown = answer?.state === 'unknown' && REFERRAL_CODE_PATTERN.test(code)
  return (
    <Field
      label={t('referralCode')}
      aside={t('optional')}
      error={error ?? (unknown ? <span role="status">{fields('referralCode.unknown')}</span> : undefined)}
      hint={
        <span role="status" className="flex min-h-5 items-center gap-1.5">
          {answer?.state === 'valid' ? (
            <>
              <CheckIcon className="size-4 text-ok" />
              {t('referralValid')}
            </>
          ) : null}
          {answer?.state === 'unchecked' ? t('referralWait') : null}
          {wanted && state === 'loading' ? t('referralChecking') : null}
        </span>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          name="referralCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  )
}
