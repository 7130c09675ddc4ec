import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { CONFIRM_PATH } from '~/domain/membership/limits'
import { answerResend } from '~/features/auth/confirm/resend-confirmation.server'

export const action = ({ request, context }: ActionFunctionArgs) => answerResend(context, request)

export const loader = () => redirect(CONFIRM_PATH)
