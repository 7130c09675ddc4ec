import { Form, Link, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import type { ReportAnswer, ReportPageData } from './report'
import { ReportFields, ReportThanks } from './report-form'

type Props = { page: ReportPageData; answer: ReportAnswer | undefined }

/** The dialog of a report as a page of its own. */
export function ReportPage({ page: { subject, back }, answer }: Props) {
  const t = useT('reports')
  const common = useT('common')
  const pending = useNavigation().state === 'submitting'
  const leave = (label: string) => (
    <Link to={back} className={buttonLook('quiet', 'm')}>
      {label}
    </Link>
  )
  if (!subject) return <EmptyState title={t('missing')} action={leave(t('back'))} />
  return (
    <div className="max-w-150">
      <h1 className="mb-2">{t(`title.${subject.kind}`)}</h1>
      {answer?.done && answer.member ? (
        <Card className="grid gap-4">
          <ReportThanks member={answer.member} />
          <p>{leave(t('back'))}</p>
        </Card>
      ) : (
        <>
          <p className="mb-4 text-muted">{t('lead')}</p>
          <Card>
            <Form method="post" className="grid gap-5">
              <ReportFields subject={subject} answer={answer} />
              <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
                {leave(common('cancel'))}
                <Button type="submit" variant="primary" pending={pending}>
                  {t(pending ? 'sending' : 'send')}
                </Button>
              </div>
            </Form>
          </Card>
        </>
      )}
    </div>
  )
}
