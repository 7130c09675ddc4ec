import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { unlessUnreachable } from '~/features/auth/unless-unreachable'
import { answerHdData } from '~/features/my-chart/answer-hd-data.server'
import { HdDataTab } from '~/features/my-chart/hd-data-tab'
import { loadHdData } from '~/features/my-chart/load-hd-data.server'
import { type ChartAnswer, NO_ANSWER } from '~/features/my-chart/my-chart'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import type { Namespace } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { requireMember } from '~/platform/guards.server'
import { TabLinks } from '~/ui/tab-links'
import { SETTINGS_TABS, settingsTabOf, tabLabel } from './settings-tabs'

export const handle = { i18n: ['settings', 'my-chart', 'birth'] satisfies Namespace[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  return {
    title: await pageTitle(request, 'settings', 'title'),
    tab: settingsTabOf(request.url),
    hdData: await loadHdData(context, viewer, request),
  }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerHdData(context, request)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return unlessUnreachable<ChartAnswer>(serverAction, { ...NO_ANSWER, error: { kind: 'unreachable' } })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function Settings() {
  const t = useT('settings')
  const { tab, hdData } = useLoaderData<typeof loader>()
  const answer = useActionData<ChartAnswer>()
  const links = SETTINGS_TABS.map((name) => ({ to: `?tab=${name}`, label: t(tabLabel(name)), current: name === tab }))
  return (
    <>
      <h1 className="mb-4">{t('title')}</h1>
      {links.length > 1 ? <TabLinks label={t('tabs')} tabs={links} className="mb-4" /> : null}
      <HdDataTab data={hdData} answer={answer} />
    </>
  )
}
