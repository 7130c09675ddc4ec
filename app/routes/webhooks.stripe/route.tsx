import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { answerWebhook } from '~/features/premium/answer-premium.server'

/** Stripe alone posts here, and a signature says that it is Stripe. */
export const action = ({ request, context }: ActionFunctionArgs) => answerWebhook(context, request)

/** Nothing to see here. */
export const loader = () => new Response('Method Not Allowed', { status: 405, headers: { Allow: 'POST' } })
