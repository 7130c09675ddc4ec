import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useOutletContext } from '@remix-run/react'
import type { GuidancePage } from '~/features/guidance/guidance'
import { GuidanceTop } from '~/features/guidance/guidance-top'
import { loadGuidancePage } from '~/features/guidance/load-guidance.server'
import { InsightCardsView, type MoreInsights } from '~/features/insights/insight-cards-view'
import type { InsightCounts } from '~/features/insights/insights'
import { loadCards } from '~/features/insights/load-insights.server'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('insights', 'guidance') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  // More of the list brings no more of the day.
  const isMore = new URL(request.url).searchParams.has('cursor')
  const [title, page, guidance] = await Promise.all([
    pageTitle(request, 'insights-page', 'title'),
    loadCards(context, viewer, request),
    isMore ? null : loadGuidancePage(context, viewer, request),
  ])
  return { title, page, guidance }
}

/** More of a list that did not come keeps what is there. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const answer = serverLoader<MoreInsights & { title: string; guidance: GuidancePage | null }>()
  if (!new URL(request.url).searchParams.has('cursor')) return answer
  return answer.catch((error: unknown) => {
    if (error instanceof Response) throw error
    return { title: '', page: null, guidance: null }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function InsightCardsRoute() {
  const { page, guidance } = useLoaderData<MoreInsights & { guidance: GuidancePage | null }>()
  const counts = useOutletContext<InsightCounts | null>()
  return page ? (
    <>
      {guidance ? <GuidanceTop page={guidance} /> : null}
      <InsightCardsView page={page} counts={counts} />
    </>
  ) : (
    <PageError />
  )
}
