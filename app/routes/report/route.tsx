import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import type { ReportAnswer } from '~/features/reports/report'
import { ReportPage } from '~/features/reports/report-page'
import { answerReport, loadReportPage } from '~/features/reports/reports.server'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { refuse } from '~/platform/server/forms.server'
import { requireMember } from '~/platform/server/guards.server'
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
