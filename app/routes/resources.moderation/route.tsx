import type { ActionFunctionArgs, HeadersFunction } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerAct } from '~/features/moderation/act.server'
import type { ActAnswer } from '~/features/moderation/moderation'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { notFound } from '~/platform/server/http.server'

export const action = ({ request, context }: ActionFunctionArgs) => answerAct(context, request)

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<ActAnswer>(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Nothing to see, for anybody. */
export const loader = () => {
  throw notFound()
}
