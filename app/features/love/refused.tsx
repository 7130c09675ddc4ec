import { useSearchParams } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import { PremiumNote } from '~/ui/states/premium-note'
import { LOVE_REFUSALS, type LoveAnswer } from './love'

/** Why a form of Love Compatibility was refused, by what scripts were answered. */
export function LoveRefused({ answer, className }: { answer: LoveAnswer | undefined; className?: string }) {
  const t = useT('love-settings')
  if (!answer || answer.done) return null
  if (answer.error === 'limit') return <AtLimit />
  return <FormAlert error={answer.error} words={(error) => t(`error.${error}`)} className={className} />
}

/** The same where no script runs, said once at the top of the page: its address tells. */
export function PlainLoveRefused() {
  const t = useT('love-settings')
  const [params] = useSearchParams()
  const error = refusedIn(params, 'love', LOVE_REFUSALS)
  if (error === 'limit') return <AtLimit />
  return <FormAlert error={error} words={(own) => t(`error.${own}`)} />
}

function AtLimit() {
  const t = useT('love-settings')
  return (
    <Alert tone="error" focus>
      {t('error.limit')}
      <PremiumNote />
    </Alert>
  )
}
