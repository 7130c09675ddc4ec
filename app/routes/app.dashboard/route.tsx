import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from '@remix-run/react'
import { chartOf } from '~/features/dashboard/glance.server'
import { loadDashboard } from '~/features/dashboard/load-dashboard.server'
import { FeedView } from '~/features/feed/feed-view'
import { endNotice } from '~/features/feed/forms/feed-notice.server'
import { loadFeedPage } from '~/features/feed/load-feed.server'
import type { Person } from '~/features/follows/follows'
import { loadSuggestedPeople } from '~/features/follows/load-suggested.server'
import { loadFocus } from '~/features/guidance/load-guidance.server'
import { TermsNotice } from '~/features/legal/terms-notice'
import { ChartDetailNotice } from '~/features/privacy/chart-detail'
import { ReportDialog } from '~/features/reports/report-dialog'
import { PageColumns } from '~/features/shell/page-columns'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import type { Namespace } from '~/locales/translate'
import { requireMember } from '~/platform/guards.server'
import { languageOf, translator } from '~/platform/i18n.server'
import { useFocusWhenFewer } from '~/ui/use-focus-when-fewer'
import { Above, Beside } from './beside'

const WORDS = preloadWords(
  'feed',
  'chart-detail',
  'terms-notice',
  'composer',
  'dashboard',
  'feed-more',
  'guidance',
  'hd',
  'insights',
  'public-profile',
)

export const handle = {
  i18n: (data: { people: Person[] } | undefined): Namespace[] => (data?.people.length ? [...WORDS, 'follows'] : WORDS),
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
    loading.then(({ firstRun }) => (firstRun ? loadSuggestedPeople(context, viewer, request) : [])),
  ])
  // Said by the server: the words of what is beside the feed come only with that.
  const welcome = translator(language, 'dashboard')('welcome', { name: dashboard.firstName })
  const page = { username: viewer.username, title, welcome, dashboard, focus, feed, people }
  return data(page, { headers: feed.notice ? endNotice(request) : {} })
}

/** Forms whose part of the page knows by itself what came of them; nothing else here has changed with them. */
const PARTS = ['/resources/first-steps', '/resources/reports']

export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !(formAction && PARTS.includes(formAction)) && defaultShouldRevalidate

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function DashboardPage() {
  const { dashboard, focus, feed, people, welcome, username } = useLoaderData<typeof loader>()
  const notices = Number(dashboard.isDetailNoticeDue) + Number(dashboard.isTermsNoticeDue)
  // A notice that was dismissed has taken the focus along.
  const title = useFocusWhenFewer(notices)
  return (
    <PageColumns context={<Beside dashboard={dashboard} focus={focus} username={username} />}>
      <h1 ref={title} tabIndex={-1}>
        {welcome}
      </h1>
      {dashboard.isDetailNoticeDue ? <ChartDetailNotice /> : null}
      {dashboard.isTermsNoticeDue ? <TermsNotice /> : null}
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
