import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { loadCalendar } from '~/features/events/events.server'
import { requireMember } from '~/platform/server/guards.server'

/** The file of an event for calendars, for members who see it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  return loadCalendar(context, viewer, request, params.id ?? '')
}
