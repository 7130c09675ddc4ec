import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { REGISTERED_PATH } from '~/domain/membership/limits'
import { answerFirstChoice } from '~/features/privacy/answer-privacy.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'

/** Saves who may see a new member. */
export const action = ({ request, context }: ActionFunctionArgs) => answerFirstChoice(context, request)

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, { error: 'unreachable' })

export const loader = () => redirect(REGISTERED_PATH)
