import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { answerOptions } from '~/features/passkeys/passkeys.server'
import { methodNotAllowed } from '~/platform/server/http.server'

export const action = ({ request, context }: ActionFunctionArgs) => answerOptions(context, request)

export const loader = () => {
  throw methodNotAllowed('POST')
}
