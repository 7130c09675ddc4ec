import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { answerPasskeys } from '~/features/passkeys/answer-passkeys.server'
import { PASSKEY_SETTINGS } from '~/features/passkeys/passkeys'

export const action = ({ request, context }: ActionFunctionArgs) => answerPasskeys(context, request)

export const loader = () => redirect(PASSKEY_SETTINGS)
