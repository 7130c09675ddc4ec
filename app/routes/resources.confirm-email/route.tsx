import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { answerResend } from '~/features/auth/confirm/answer-resend.server'
import { CONFIRM_PATH } from '~/features/auth/confirm/confirm-page'

export const action = ({ request, context }: ActionFunctionArgs) => answerResend(context, request)

export const loader = () => redirect(CONFIRM_PATH)
