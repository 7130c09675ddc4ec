import { useFetcher } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import type { FormAnswer } from '~/platform/client/form-answer'
import { Button } from '~/ui/controls/button'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'

type Answer = FormAnswer<'missing'>
type Props = { member: { username: string; fullName: string } }

/** After a report: what happens now, and what one can do oneself. Plain forms of the resources that do it. */
export function ReportThanks({ member: { username, fullName } }: Props) {
  const t = useT('reports')
  const muting = useFetcher<Answer>()
  const blocking = useFetcher<Answer>()
  const isIdle = muting.state === 'idle' && blocking.state === 'idle'
  const error = blocking.data?.error ?? muting.data?.error ?? null
  const isMuted = Boolean(muting.data?.done)
  const person = <input type="hidden" name="username" value={username} />
  return (
    <div className="grid gap-4">
      <Alert tone="success" title={t('thanks')} focus>
        {t('thanksText')}
      </Alert>
      <p>{t('yourself', { name: fullName })}</p>
      <FormAlert error={isIdle ? error : null} words={() => t('memberGone')} />
      <div className="flex flex-wrap gap-3">
        {isMuted ? (
          <p role="status" className="flex min-h-11 items-center font-semibold text-ok">
            {t('muted')}
          </p>
        ) : (
          <muting.Form method="post" action="/resources/mutes">
            {person}
            <input type="hidden" name="intent" value="mute" />
            <Button type="submit" name="days" value="30" pending={muting.state !== 'idle'}>
              {t('muteButton')}
            </Button>
          </muting.Form>
        )}
        <blocking.Form method="post" action="/resources/blocks">
          {person}
          <Button type="submit" name="intent" value="block" pending={blocking.state !== 'idle'}>
            {t('blockButton')}
          </Button>
        </blocking.Form>
      </div>
    </div>
  )
}
