import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { INSIGHTS_TABS } from '~/features/insights/insights'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { loadTransits } from '~/features/transits/load-transits.server'
import { TRANSITS } from '~/features/transits/transits'
import { TransitsView } from '~/features/transits/transits-view'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { requireMember } from '~/platform/server/guards.server'
import { TabLinks } from '~/ui/layout/tab-links'

export const handle = {
  i18n: preloadWords('transits', 'insights-page', 'hd', 'reading', 'transit-reading', 'others-transit-reading', 'ui'),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, page] = await Promise.all([
    pageTitle(request, 'transits', 'title'),
    loadTransits(context, viewer, request),
  ])
  return { title, page }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function TransitsRoute() {
  const { page } = useLoaderData<typeof loader>()
  const t = useT('insights-page')
  const tabs = INSIGHTS_TABS.map(({ to, label }) => ({ to, label: t(label), current: to === TRANSITS }))
  return <TransitsView page={page} tabs={<TabLinks label={t('tabs')} tabs={tabs} />} />
}
