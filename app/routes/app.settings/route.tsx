import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import type { Namespace } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { usePreloadNext } from '~/platform/client/lazy-module'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'
import { TabLinks } from '~/ui/layout/tab-links'
import { SETTINGS_TABS, type SettingsTab, settingsTabOf, tabLabel } from './settings-tabs'
import { TAB_MODULES } from './tab-modules'
import { TABS } from './tabs.server'
import { unreachableAnswer } from './unreachable'

const WORDS = preloadWords('settings')

type Shown = { tab: SettingsTab } | undefined

export const handle = {
  /** The words of the page and of the tab that it shows. */
  i18n: (data: Shown): Namespace[] => (data ? [...WORDS, ...TAB_MODULES[data.tab].i18n] : WORDS),
  /** What has to be loaded before the page is hydrated. */
  preload: (data: Shown) => (data ? [TAB_MODULES[data.tab]] : []),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const tab = settingsTabOf(request.url)
  const [title, found] = await Promise.all([
    pageTitle(request, 'settings', 'title'),
    TABS[tab].load(context, viewer, request),
    TAB_MODULES[tab].load(),
  ])
  return { title, tab, data: found }
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  TABS[settingsTabOf(request.url)].answer(context, request)

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer(serverAction, unreachableAnswer(settingsTabOf(request.url)))
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function Settings() {
  const t = useT('settings')
  const { tab, data } = useLoaderData<typeof loader>()
  const answer = useActionData<unknown>()
  usePreloadNext((url) => TAB_MODULES[settingsTabOf(url)])
  const links = SETTINGS_TABS.map((name) => ({ to: `?tab=${name}`, label: t(tabLabel(name)), current: name === tab }))
  const Tab = TAB_MODULES[tab].Component
  return (
    <>
      <h1 className="mb-4">{t('title')}</h1>
      {links.length > 1 ? <TabLinks label={t('tabs')} tabs={links} className="mb-4" /> : null}
      {/* Loader, action and component of a tab know each other's types; this page only carries them. */}
      <Tab key={tab} data={data as never} answer={answer as never} />
    </>
  )
}
