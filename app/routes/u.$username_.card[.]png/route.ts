import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { answerCard } from '~/features/profile/card/answer-card.server'

/** The picture that link previews show of a profile. */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  answerCard(context, request, params.username)
