import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { answerCard } from '~/features/library/element-card.server'

/** The picture that link previews show of a page of the library. */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  answerCard(context, request, { kind: params.kind, code: params.code })
