import { useFetcher } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import type { ResendAnswer, ResendResult } from './resend-confirmation.server'

const WORDS = {
  sent: 'resendSent',
  confirmed: 'resendConfirmed',
  tooMany: 'resendTooMany',
  nobody: 'resendNobody',
  unexpected: 'resendFailed',
} as const satisfies Record<ResendResult, string>

type Props = {
  /** The result of a request without scripts. */
  result?: ResendResult | null
  className?: string
}

/** Requests the confirmation mail again and shows the result. */
export function ResendForm({ result = null, className = '' }: Props) {
  const t = useT('confirmation')
  const { Form, data, state } = useFetcher<ResendAnswer>()
  const pending = state === 'submitting'
  const outcome = data?.result ?? result
  return (
    <Form
      method="post"
      action="/resources/confirm-email"
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}
    >
      <Button type="submit" size="s" pending={pending}>
        {t(pending ? 'resending' : 'resend')}
      </Button>
      <span role="status" className="text-sm text-muted">
        {outcome && !pending ? t(WORDS[outcome]) : null}
      </span>
    </Form>
  )
}
