import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { answerNotes } from '~/features/private-charts/answer-private-chart.server'
import { isLinkAnswer, type LinkAnswer, MAKE_LINK, WITHDRAW_LINK } from '~/features/private-charts/link/link'
import { answerLink } from '~/features/private-charts/link/link.server'
import { loadPerson, personTitle } from '~/features/private-charts/load-person.server'
import { getPrivateChart } from '~/features/private-charts/load-private-charts.server'
import { PersonView } from '~/features/private-charts/person-view'
import { type NotesAnswer, personViewOf, withYouPath } from '~/features/private-charts/private-charts'
import { PageError } from '~/features/shell/page-error'
import { loadSkyOver } from '~/features/transits/load-transits.server'
import { preloadWords } from '~/locales/dictionaries'
import type { Namespace } from '~/locales/translate'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { usePreloadNext } from '~/platform/client/lazy-module'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'
import { VIEW_MODULES } from './view-modules'
import type { ViewProps } from './view-props'

const WORDS = preloadWords('private-charts', 'kept-chart', 'birth', 'birth-facts', 'hd', 'reading')

type Shown = Pick<ViewProps, 'page'> | undefined

export const handle = {
  /** The words of the page and of the view that it shows. */
  i18n: (data: Shown): Namespace[] => (data ? [...WORDS, ...VIEW_MODULES[data.page.view].i18n] : WORDS),
  preload: (data: Shown) => (data ? [VIEW_MODULES[data.page.view]] : []),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const privateChart = await getPrivateChart(context, viewer, params.id)
  // The comparison was here once, and `show` is of its drawing.
  const { searchParams, search } = new URL(request.url)
  if (searchParams.has('show')) throw redirect(`${withYouPath(privateChart.id)}${search}`)
  const view = personViewOf(request.url)
  const [title, page, sky] = await Promise.all([
    personTitle(request, privateChart.name),
    loadPerson(context, viewer, request, privateChart),
    view === 'transits' ? loadSkyOver(context, request, privateChart.data.chart.gates) : null,
    VIEW_MODULES[view].load(),
  ])
  return { title, page, sky }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const isOfLink = form.get('intent') === MAKE_LINK || form.get('intent') === WITHDRAW_LINK
  return (isOfLink ? answerLink : answerNotes)(context, form, params.id ?? '')
}

/** Keeps what was typed where the server can’t be reached. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const intent = values.intent ?? ''
  return withOfflineAnswer<NotesAnswer | LinkAnswer>(serverAction, {
    ...NO_FORM_ANSWER,
    intent,
    kept: null,
    values,
    error: 'unreachable',
  })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function PrivateChartRoute() {
  const { page, sky } = useLoaderData<typeof loader>()
  const answer = useActionData<NotesAnswer | LinkAnswer>()
  const isOfLink = isLinkAnswer(answer)
  usePreloadNext((url) => VIEW_MODULES[personViewOf(url)])
  const View = VIEW_MODULES[page.view].Component
  return (
    <PersonView
      key={page.id}
      page={page}
      notesAnswer={isOfLink ? undefined : answer}
      linkAnswer={isOfLink ? answer : undefined}
    >
      <View page={page} sky={sky} />
    </PersonView>
  )
}
