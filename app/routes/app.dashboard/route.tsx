import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from '@remix-run/react'
import { chartOf, loadDashboard } from '~/features/dashboard/dashboard.server'
import { FeedView } from '~/features/feed/feed-view'
import { endNotice } from '~/features/feed/forms/feed-notice.server'
import { loadFeedPage } from '~/features/feed/load-feed.server'
import { loadSuggestedPeople } from '~/features/follows/follows.server'
import { loadFocus } from '~/features/guidance/load-guidance.server'
import { ReportDialog } from '~/features/reports/report-dialog'
import { PageColumns } from '~/features/shell/page-columns'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import type { Namespace } from '~/locales/translate'
import { LazyModule, loadModules, namespacesOf } from '~/platform/client/lazy-module'
import { requireMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { useFocusWhenFewer } from '~/ui/controls/use-focus-when-fewer'
import { Above, Beside } from './beside'
import type { NoticesProps } from './notices'

const WORDS = preloadWords('feed', 'composer', 'dashboard', 'feed-more', 'guidance', 'hd', 'insights', 'public-profile')

const NOTICES = new LazyModule<NoticesProps>('app/routes/app.dashboard/notices.tsx', () => import('./notices'))

type Noticed = { dashboard: NoticesProps } | undefined

const countNotices = ({ isDetailNoticeDue, isTermsNoticeDue }: NoticesProps) =>
  Number(isDetailNoticeDue) + Number(isTermsNoticeDue)

/** The notices, where one is due. */
const modulesFor = (data: Noticed) => (data && countNotices(data.dashboard) > 0 ? [NOTICES] : [])

export const handle = {
  i18n: (data: Noticed): Namespace[] => [...WORDS, ...namespacesOf(modulesFor(data))],
  preload: modulesFor,
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const loading = loadDashboard(context, viewer, request)
  const [title, language, dashboard, focus, feed, people] = await Promise.all([
    pageTitle(request, 'dashboard', 'title'),
    languageOf(request),
    loading,
    loadFocus(context, viewer, request, loading.then(chartOf)),
    loadFeedPage(context, viewer, request),
    loading.then(({ firstRun }) => (firstRun ? loadSuggestedPeople(context, viewer) : [])),
  ])
  await loadModules(modulesFor({ dashboard }))
  // Said by the server: the words of what is beside the feed come only with that.
  const welcome = translator(language, 'dashboard')('welcome', { name: dashboard.firstName })
  const page = { username: viewer.username, title, welcome, dashboard, focus, feed, people }
  return data(page, { headers: feed.notice ? endNotice(request) : {} })
}

/** Forms whose part of the page knows by itself what came of them; nothing else here has changed with them. */
const PARTS = ['/resources/first-steps', '/resources/reports']

/** Steps that are shown again bring the first run back, which the page may have been loaded without. */
const bringsBack = (formData: FormData | undefined) => formData?.get('intent') === 'bring-back'

export const shouldRevalidate = ({ formAction, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !(formAction && PARTS.includes(formAction) && !bringsBack(formData)) && defaultShouldRevalidate

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function DashboardPage() {
  const { dashboard, focus, feed, people, welcome, username } = useLoaderData<typeof loader>()
  const notices = countNotices(dashboard)
  // A notice that was dismissed has taken the focus along.
  const title = useFocusWhenFewer(notices)
  return (
    <PageColumns context={<Beside dashboard={dashboard} focus={focus} username={username} />}>
      <h1 ref={title} tabIndex={-1}>
        {welcome}
      </h1>
      {notices > 0 ? <NOTICES.Component {...dashboard} /> : null}
      <Above dashboard={dashboard} focus={focus} people={people} />
      <FeedView
        feed={feed}
        isLoading={useIsOtherFeedComing()}
        report={(subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />}
      />
    </PageColumns>
  )
}

/** Whether another feed of this page is on its way. */
function useIsOtherFeedComing() {
  const here = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === here.pathname && location.search !== here.search
}
