import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ConnectionPage } from '~/features/connection-chart/connection-page'
import { connectionTitle, loadConnectionChart } from '~/features/connection-chart/load-connection-chart.server'
import { isLoveOpen } from '~/features/love/load-love.server'
import { LoveBeside } from '~/features/love/love-beside'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'
import { redirectKeepingQuery } from '~/platform/server/http.server'
import { findOther } from './find-other.server'

export const handle = {
  i18n: preloadWords(
    'connection-chart',
    'love-beside',
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
  const other = await findOther(context, viewer, params.username)
  if (other.username !== params.username) throw redirectKeepingQuery(request, `/app/compatibility/${other.username}`)
  const [title, chart, inLove] = await Promise.all([
    connectionTitle(request, other.fullName),
    loadConnectionChart(context, viewer, request, other),
    isLoveOpen(context, viewer, other.username ?? ''),
  ])
  return { title, chart, inLove }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function ConnectionRoute() {
  const { chart, inLove } = useLoaderData<typeof loader>()
  const { username, fullName } = chart.other
  return (
    <ConnectionPage chart={chart} id={username ?? ''}>
      {inLove && username ? <LoveBeside username={username} name={fullName} /> : null}
    </ConnectionPage>
  )
}
