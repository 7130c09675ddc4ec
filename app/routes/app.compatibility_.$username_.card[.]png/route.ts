import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { answerConnectionCard } from '~/features/connection-chart/card/answer-connection-card.server'
import { loadConnectionChart } from '~/features/connection-chart/load-connection-chart.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { findOther } from '../app.compatibility_.$username/find-other.server'

/** Never a page, nor the way to one: a browser that saves the picture would save that page under its name. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await findMember(context)
  if (!viewer) throw new Response('Sign in first', { status: 401 })
  const other = await findOther(context, viewer, params.username).catch((answer: unknown) => {
    throw answer instanceof Response && answer.headers.has('Location') ? notFound() : answer
  })
  if (other.username !== params.username) throw redirect(`/app/compatibility/${other.username}/card.png`)
  return answerConnectionCard(context, viewer, request, await loadConnectionChart(context, viewer, request, other))
}
