import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { answerFeedFile } from '~/features/calendar/calendar-feed.server'

/** The calendar of a member for their devices, at an address that only they know. */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  answerFeedFile(context, request, params.file ?? '')
