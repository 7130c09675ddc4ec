import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@remix-run/react'
import type { ReportAnswer, ReportPageData } from '~/features/reports/report'
import { ReportFields, ReportThanks } from '~/features/reports/report-form'
import { answerReport, loadReportPage } from '~/features/reports/reports.server'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { refuse } from '~/platform/server/forms.server'
import { requireMember } from '~/platform/server/guards.server'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import { loadFrame } from '../frames/load-frame.server'
import { MembersFrame } from '../frames/members-frame'

export const handle = { i18n: preloadWords('shell', 'reports', 'appeals', 'time-zone') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [page, frame] = await Promise.all([loadReportPage(request), loadFrame(context, viewer, request)])
  return { page, frame }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status, retryAfterSeconds } = await answerReport(context, await request.formData())
  return status === 200 ? answer : refuse(answer, status, retryAfterSeconds)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<ReportAnswer>(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable', member: null })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.page.title }]

export default function Report() {
  const { page, frame } = useLoaderData<typeof loader>()
  return (
    <MembersFrame frame={frame}>
      <ReportPage page={page} answer={useActionData<ReportAnswer>()} />
    </MembersFrame>
  )
}

type Props = { page: ReportPageData; answer: ReportAnswer | undefined }

/** The dialog of a report as a page of its own. */
function ReportPage({ page: { subject, back }, answer }: Props) {
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
