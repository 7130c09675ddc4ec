import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from '@remix-run/react'
import { NOTIFICATIONS } from '~/domain/community/notifications/notice-path'
import type { NoticesAnswer, ReadAnswer } from '~/features/notifications/notifications'
import { answerNotifications, loadNotifications } from '~/features/notifications/notifications.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { refuse } from '~/platform/server/forms.server'
import { requireMember } from '~/platform/server/guards.server'
import { answerJson, isDocumentRequest } from '~/platform/server/http.server'
import { tryOrLog } from '~/platform/server/log.server'

/** A page of the list for scripts: at the bell, and below a list. Whoever comes without them is led to the page itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  if (isDocumentRequest(request)) throw redirect(NOTIFICATIONS)
  const page = await tryOrLog(context, 'notifications.list_broke', () => loadNotifications(context, viewer, request))
  const answer: NoticesAnswer = { page, now: new Date().toISOString() }
  return data(answer, { status: page ? 200 : 500 })
}

/** No answer at all is one as well: the list says that it failed, and stays. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs): Promise<NoticesAnswer> =>
  serverLoader<typeof loader>().catch((error: unknown) => {
    if (error instanceof Response) throw error
    return { page: null, now: new Date().toISOString() }
  })

/** Marks as seen what a list shows, or as read: all up to an instant, or what stands together with one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status } = await answerNotifications(context, await request.formData())
  if (isDocumentRequest(request)) return redirect(status === 401 ? '/login' : NOTIFICATIONS, 303)
  return status === 200 ? answerJson(answer, status) : refuse(answer, status)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<ReadAnswer>(serverAction, { done: false, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => actionHeaders ?? loaderHeaders
