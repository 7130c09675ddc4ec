import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react'
import { loadSearch } from '~/features/search/load-search.server'
import { SearchError } from '~/features/search/search-error'
import { SearchView } from '~/features/search/search-view'
import type { SearchAnswer } from '~/features/search/use-more-finds'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import type { Namespace } from '~/locales/translate'
import { requireMember } from '~/platform/guards.server'

export const handle = { i18n: ['search'] satisfies Namespace[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, page] = await Promise.all([pageTitle(request, 'search', 'title'), loadSearch(context, viewer, request)])
  return { title, page }
}

/** More of a list that did not come keeps what is there. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const answer = serverLoader<SearchAnswer & { title: string }>()
  if (!new URL(request.url).searchParams.has('cursor')) return answer
  return answer.catch((error: unknown) => {
    if (error instanceof Response) throw error
    return { title: '', page: null }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = () => <SearchError otherwise={<PageError />} />

export default function SearchRoute() {
  const { page } = useLoaderData<SearchAnswer>()
  return page ? <SearchView page={page} /> : <SearchError />
}
