import { useFetcher } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'

type Props = { member: { username: string; fullName: string } }

/** After a report: what happens now, and what one can do oneself. Plain forms of the resources that do it. */
export function ReportThanks({ member: { username, fullName } }: Props) {
  const t = useT('reports')
  const { Form, state } = useFetcher()
  return (
    <div className="grid gap-4">
      <Alert tone="success" title={t('thanks')} focus>
        {t('thanksText')}
      </Alert>
      <p>{t('block', { name: fullName })}</p>
      <Form method="post" action="/resources/blocks">
        <input type="hidden" name="username" value={username} />
        <Button type="submit" name="intent" value="block" pending={state !== 'idle'}>
          {t('blockButton', { name: fullName })}
        </Button>
      </Form>
    </div>
  )
}
