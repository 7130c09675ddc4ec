import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react'
import { loadConnections } from '~/features/connections/connections.server'
import type { ConnectionsPage } from '~/features/connections/connections-page'
import { ConnectionsView } from '~/features/connections/connections-view'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { withFallbackPage } from '~/platform/client/unreachable'
import type { MoreAnswer } from '~/platform/client/use-more-items'
import { requireMember } from '~/platform/server/guards.server'

type Answer = MoreAnswer<ConnectionsPage>

export const handle = { i18n: preloadWords('connections', 'connect', 'member-card', 'premium-note') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, page] = await Promise.all([
    pageTitle(request, 'connections', 'title'),
    loadConnections(context, viewer, request),
  ])
  return { title, page }
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  withFallbackPage<Answer & { title: string }>(request, serverLoader, { title: '', page: null })

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function ConnectionsRoute() {
  const { page } = useLoaderData<Answer>()
  return page ? <ConnectionsView page={page} /> : <PageError />
}
