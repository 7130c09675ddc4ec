import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react'
import { loadSearch } from '~/features/search/load-search.server'
import type { SearchPageData } from '~/features/search/search'
import { SearchError, SearchView } from '~/features/search/search-view'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { withFallbackPage } from '~/platform/client/unreachable'
import type { MoreAnswer } from '~/platform/client/use-more-items'
import { requireMember } from '~/platform/server/guards.server'

type Answer = MoreAnswer<SearchPageData>

export const handle = { i18n: preloadWords('search', 'insights') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, page] = await Promise.all([pageTitle(request, 'search', 'title'), loadSearch(context, viewer, request)])
  return { title, page }
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  withFallbackPage<Answer & { title: string }>(request, serverLoader, { title: '', page: null })

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = () => <SearchError otherwise={<PageError />} />

export default function SearchRoute() {
  const { page } = useLoaderData<Answer>()
  return page ? <SearchView page={page} /> : <SearchError />
}
