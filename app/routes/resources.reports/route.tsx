import { type ActionFunctionArgs, type HeadersFunction, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { reportPath } from '~/domain/community/moderation/moderation-paths'
import type { ReportAnswer } from '~/features/reports/report'
import { reportSubjectSchema } from '~/features/reports/report.schema'
import { answerReport } from '~/features/reports/reports.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { answerJson, isDocumentRequest } from '~/platform/server/http.server'

/** Takes reports from dialogs. A form without scripts that comes here by mistake is led to the page that has one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  if (isDocumentRequest(request)) {
    const subject = reportSubjectSchema.safeParse(Object.fromEntries(form)).data
    return redirect(subject ? reportPath({ ...subject, conversation: subject.conversation ?? '' }) : '/report')
  }
  const { answer, status, retryAfterSeconds } = await answerReport(context, form)
  return answerJson(answer, status, retryAfterSeconds)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<ReportAnswer>(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable', member: null })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = () => redirect('/app/dashboard')
