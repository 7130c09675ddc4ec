import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ConnectionPage } from '~/features/connection-chart/connection-page'
import { connectionTitle, loadKeptConnection } from '~/features/connection-chart/load-connection-chart.server'
import { markViewed } from '~/features/private-charts/load-person.server'
import {
  getPrivateChart,
  loadPrivateClockCorrection,
  loadPrivateClockNote,
} from '~/features/private-charts/load-private-charts.server'
import { PrivateBar } from '~/features/private-charts/private-bar'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'

export const handle = {
  i18n: preloadWords(
    'connection-chart',
    'private-charts',
    'composite',
    'hd',
    'others-composite',
    'others-reading',
    'pair-reading',
    'reading',
    'ui',
  ),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const privateChart = await getPrivateChart(context, viewer, params.id)
  const { id, name, birth, data } = privateChart
  const [title, chart, clockNote, clockCorrection] = await Promise.all([
    connectionTitle(request, name),
    loadKeptConnection(context, viewer, request, {
      ...{ name, chart: data.chart },
      isTimeUncertain: birth.timeAccuracy !== 'exact',
    }),
    loadPrivateClockNote(context, privateChart, request),
    loadPrivateClockCorrection(context, viewer, privateChart, request),
    markViewed(context, viewer, id),
  ])
  return { title, id, chart, clockNote, clockCorrection }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function WithYouRoute() {
  const { id, chart, ...clock } = useLoaderData<typeof loader>()
  return <ConnectionPage chart={chart} id={id} back={<PrivateBar id={id} view="with-you" {...clock} />} />
}
