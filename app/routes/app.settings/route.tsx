import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { loadUsage } from '~/features/premium/load-usage.server'
import { UsageList } from '~/features/premium/usage-list'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { requireMember } from '~/platform/guards.server'
import { unlessUnreachable } from '~/platform/unless-unreachable'
import { TabLinks } from '~/ui/tab-links'
import { SETTINGS_TABS, settingsTabOf, tabLabel } from './settings-tabs'
import { TAB_PARTS } from './tab-parts'
import { TABS } from './tabs.server'
import { unreachableAnswer } from './unreachable'

export const handle = {
  i18n: preloadWords(
    'settings',
    'account',
    'birth',
    'birth-problems',
    'consents',
    'crosses',
    'fields',
    'hd',
    'love-settings',
    'mutes',
    'my-chart',
    'notification-settings',
    'oauth',
    'passkeys',
    'passwords',
    'personal',
    'photo',
    'premium',
    'premium-note',
    'privacy-settings',
    'push-settings',
    'reading',
    'referral',
    'usage',
    'ui',
  ),
}

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
      {/* Loader, action and component of a tab know each other's types; this page only carries them. */}
      <Part key={tab} data={data as never} answer={answer as never} />
      {usage ? <UsageList usage={usage} /> : null}
    </>
  )
}
