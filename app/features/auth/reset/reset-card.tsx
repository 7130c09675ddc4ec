import { Link } from '@remix-run/react'
import type { EndedAccess } from '~/domain/membership/access'
import { RESET_REDIRECT_SECONDS } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { EndedAccessNote } from '~/ui/states/ended-access-note'
import type { EndedLink } from '../link-state'
import { Onward } from '../onward'
import { ResetForm } from './reset-form'
import type { ResetAnswer, ResetPage } from './reset-page'

const ENDED = { used: 'resetUsed', expired: 'resetExpired', malformed: 'resetMalformed' } as const satisfies Record<
  EndedLink,
  string
>
const isEnded = (state: string | null | undefined): state is EndedLink => typeof state === 'string' && state in ENDED

type Props = { page: ResetPage; answer: ResetAnswer | undefined }

/** The page for a new password, whatever the link was worth. */
export function ResetCard({ page, answer }: Props) {
  if (page.state === 'done') return <ResetDone ended={page.ended} />
  if (page.state !== 'open') return <LinkEnded link={page.state} isNews={false} />
  const error = answer?.error ?? null
  if (isEnded(error)) return <LinkEnded link={error} isNews />
  return <ResetForm email={page.email} answer={answer && { ...answer, error }} />
}

function ResetDone({ ended }: { ended: EndedAccess[] }) {
  const t = useT('recovery')
  return (
    <Card as="section" raised aria-labelledby="reset-done" className="grid gap-4">
      <h1 id="reset-done">{t('resetDoneTitle')}</h1>
      <Alert tone="success" focus>
        {t('resetDone')} <EndedAccessNote ended={ended} />
      </Alert>
      <Onward to="/login" label={t('signIn')} seconds={RESET_REDIRECT_SECONDS} />
    </Card>
  )
}

/** `isNews`: the form was there a moment ago. */
function LinkEnded({ link, isNews }: { link: EndedLink; isNews: boolean }) {
  const t = useT('recovery')
  return (
    <Card as="section" raised aria-labelledby="reset-ended" className="grid gap-4">
      <h1 id="reset-ended">{t('resetTitle')}</h1>
      <Alert tone="error" focus={isNews}>
        <p>{t(ENDED[link])}</p>
        <Link to="/login" className="font-semibold underline underline-offset-4">
          {t('resetAskAgain')}
        </Link>
      </Alert>
    </Card>
  )
}
