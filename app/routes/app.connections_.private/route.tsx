import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { loadPrivateList } from '~/features/private-charts/load-private-charts.server'
import { PrivateListView } from '~/features/private-charts/private-list-view'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('private-charts') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, list] = await Promise.all([
    pageTitle(request, 'private-charts', 'title'),
    loadPrivateList(context, viewer, request),
  ])
  return { title, list }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function PrivateChartsRoute() {
  return <PrivateListView {...useLoaderData<typeof loader>().list} />
}
