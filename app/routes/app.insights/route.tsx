import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { InsightsFrame } from '~/features/insights/insights-frame'
import { loadCounts } from '~/features/insights/load-insights.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('insights-page') }

/** How much there is to read, which the tab and the tiles say. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  return { counts: await loadCounts(context, viewer, request) }
}

/** A filter or another tab changes none of it; a form may, as one that changes the language, and a retry asks again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
  formMethod,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (formMethod !== undefined || currentUrl.href === nextUrl.href)

export default function InsightsRoute() {
  const { counts } = useLoaderData<typeof loader>()
  return (
    <InsightsFrame counts={counts}>
      <Outlet context={counts} />
    </InsightsFrame>
  )
}
