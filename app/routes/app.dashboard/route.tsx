import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { DayReading } from '~/features/dashboard/day-reading'
import { GettingStarted } from '~/features/dashboard/getting-started'
import { loadDashboard } from '~/features/dashboard/load-dashboard.server'
import { Sidebar } from '~/features/dashboard/sidebar'
import { SidebarLinks } from '~/features/dashboard/sidebar-links'
import { OwnLinks } from '~/features/profile/own-links'
import { PageColumns } from '~/features/shell/page-columns'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import type { Namespace } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { requireMember } from '~/platform/guards.server'

export const handle = { i18n: ['dashboard', 'hd', 'public-profile'] satisfies Namespace[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const { username, fullName } = viewer
  return {
    ...{ username, fullName },
    title: await pageTitle(request, 'dashboard', 'title'),
    dashboard: await loadDashboard(context, viewer, request),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function DashboardPage() {
  const t = useT('dashboard')
  const { dashboard, username, fullName } = useLoaderData<typeof loader>()
  const { firstName, glance } = dashboard
  return (
    <PageColumns
      context={<Sidebar dashboard={dashboard} share={<OwnLinks username={username} fullName={fullName} />} />}
    >
      <h1>{t('welcome', { name: firstName })}</h1>
      <SidebarLinks dashboard={dashboard} />
      {glance ? <DayReading glance={glance} /> : <GettingStarted />}
    </PageColumns>
  )
}
