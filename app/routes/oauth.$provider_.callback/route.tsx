import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { answerCallback, providerOf } from '~/features/oauth/oauth-sign-in.server'

/** Where providers send the browser back to. */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  answerCallback(context, request, providerOf(context, params.provider))
