import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerChartDetail, PRIVACY_TAB } from '~/features/privacy/answer-privacy.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'

/** Saves how much of their chart a member shows. */
export const action = ({ request, context }: ActionFunctionArgs) => answerChartDetail(context, request)

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { ...NO_FORM_ANSWER, error: 'unreachable' })

export const loader = () => redirect(PRIVACY_TAB)
