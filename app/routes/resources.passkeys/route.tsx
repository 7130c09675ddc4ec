import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { PASSKEY_SETTINGS } from '~/features/passkeys/passkeys'
import { answerPasskeys } from '~/features/passkeys/passkeys.server'

export const action = ({ request, context }: ActionFunctionArgs) => answerPasskeys(context, request)

export const loader = () => redirect(PASSKEY_SETTINGS)
