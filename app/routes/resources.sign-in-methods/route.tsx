import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { answerSignInMethods } from '~/features/oauth/linked-sign-ins.server'
import { ACCOUNT_SETTINGS } from '~/features/oauth/oauth-news'

export const action = ({ request, context }: ActionFunctionArgs) => answerSignInMethods(context, request)

export const loader = () => redirect(ACCOUNT_SETTINGS)
