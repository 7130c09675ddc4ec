import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { DayReading } from '~/features/dashboard/day-reading'
import { GettingStarted } from '~/features/dashboard/getting-started'
import { GlanceCard } from '~/features/dashboard/glance-card'
import { loadDashboard } from '~/features/dashboard/load-dashboard.server'
import { QuickActions } from '~/features/dashboard/quick-actions'
import { PageColumns } from '~/features/shell/page-columns'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import type { Namespace } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { requireMember } from '~/platform/guards.server'

export const handle = { i18n: ['dashboard', 'hd'] satisfies Namespace[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  return {
    title: await pageTitle(request, 'dashboard', 'title'),
    dashboard: await loadDashboard(context, viewer, request),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function DashboardPage() {
  const t = useT('dashboard')
  const { firstName, glance } = useLoaderData<typeof loader>().dashboard
  return (
    <PageColumns
      context={
        glance ? (
          <>
            <GlanceCard glance={glance} />
            <QuickActions />
          </>
        ) : null
      }
    >
      <h1>{t('welcome', { name: firstName })}</h1>
      {glance ? <DayReading glance={glance} /> : <GettingStarted />}
    </PageColumns>
  )
}
