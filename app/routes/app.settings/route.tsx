import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { loadUsage } from '~/features/premium/load-usage.server'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import type { Namespace } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { requireMember } from '~/platform/guards.server'
import { unlessUnreachable } from '~/platform/unless-unreachable'
import { Skeleton } from '~/ui/skeleton'
import { TabLinks } from '~/ui/tab-links'
import { SETTINGS_TABS, settingsTabOf, tabLabel } from './settings-tabs'
import { TAB_PARTS } from './tab-parts'
import { TABS } from './tabs.server'
import { unreachableAnswer } from './unreachable'
import { UsagePart } from './usage-part'

export const handle = { i18n: ['settings'] satisfies Namespace[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const tab = settingsTabOf(request.url)
  return {
    title: await pageTitle(request, 'settings', 'title'),
    tab,
    data: await TABS[tab].load(context, viewer, request),
    usage: tab === 'premium' ? await loadUsage(context, viewer, request) : null,
  }
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  TABS[settingsTabOf(request.url)].answer(context, request)

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return unlessUnreachable(serverAction, unreachableAnswer(settingsTabOf(request.url)))
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function Settings() {
  const t = useT('settings')
  const { tab, data, usage } = useLoaderData<typeof loader>()
  const answer = useActionData<unknown>()
  const links = SETTINGS_TABS.map((name) => ({ to: `?tab=${name}`, label: t(tabLabel(name)), current: name === tab }))
  const Part = TAB_PARTS[tab]
  return (
    <>
      <h1 className="mb-4">{t('title')}</h1>
      {links.length > 1 ? <TabLinks label={t('tabs')} tabs={links} className="mb-4" /> : null}
      <Suspense key={tab} fallback={<Skeleton className="h-96" />}>
        {/* Loader, action and component of a tab know each other's types; this page only carries them. */}
        <Part data={data as never} answer={answer as never} />
        {usage ? <UsagePart usage={usage} /> : null}
      </Suspense>
    </>
  )
}
