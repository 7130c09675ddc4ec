import type { ActionFunctionArgs, HeadersFunction } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerAct } from '~/features/moderation/act.server'
import type { ActAnswer } from '~/features/moderation/moderation'
import { unlessUnreachable } from '~/platform/client/unless-unreachable'
import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { notFound } from '~/platform/server/http.server'

export const action = ({ request, context }: ActionFunctionArgs) => answerAct(context, request)

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  unlessUnreachable<ActAnswer>(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Nothing to see, for anybody. */
export const loader = () => {
  throw notFound()
}
