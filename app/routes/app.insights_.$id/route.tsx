import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { InsightView } from '~/features/insights/insight-view'
import { loadInsight } from '~/features/insights/load-insights.server'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'

export const handle = { i18n: preloadWords('insights-page', 'insights') }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [insight, language] = await Promise.all([
    loadInsight(context, viewer, request, params.id ?? ''),
    languageOf(request),
  ])
  return { title: `${insight.card.title} · ${translator(language, 'common')('brand')}`, insight }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function InsightRoute() {
  return <InsightView insight={useLoaderData<typeof loader>().insight} />
}
