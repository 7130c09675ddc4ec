import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { answerCallback } from '~/features/oauth/answer-callback.server'
import { providerOf } from '~/features/oauth/start-oauth.server'

/** Where providers send the browser back to. */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  answerCallback(context, request, providerOf(context, params.provider))
