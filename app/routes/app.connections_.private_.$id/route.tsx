import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { answerNotes } from '~/features/private-charts/answer-notes.server'
import { answerLink } from '~/features/private-charts/link/answer-link.server'
import { isLinkAnswer, type LinkAnswer, MAKE_LINK, WITHDRAW_LINK } from '~/features/private-charts/link/link'
import { loadPerson, personTitle, personViewOf } from '~/features/private-charts/load-person.server'
import { getPrivateChart } from '~/features/private-charts/load-private-charts.server'
import { PersonView } from '~/features/private-charts/person-view'
import { type NotesAnswer, personViewPath, withYouPath } from '~/features/private-charts/private-charts'
import { PageError } from '~/features/shell/page-error'
import { loadSkyOver } from '~/features/transits/load-transits.server'
import { preloadWords } from '~/locales/dictionaries'
import type { Namespace } from '~/locales/translate'
import { unlessUnreachable } from '~/platform/client/unless-unreachable'
import { NO_FORM_ANSWER } from '~/platform/forms/form-answer'
import { requireMember } from '~/platform/server/guards.server'
import { transitsModule } from './transits-module'

const WORDS = preloadWords(
  'private-charts',
  'kept-chart',
  'birth',
  'birth-facts',
  'chart-views',
  'crosses',
  'hd',
  'reading',
  'ui',
)

type Shown = { sky: unknown } | undefined

export const handle = {
  i18n: (data: Shown): Namespace[] => (data?.sky ? [...WORDS, ...transitsModule.i18n] : WORDS),
  preload: (data: Shown) => (data?.sky ? [transitsModule] : []),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const privateChart = await getPrivateChart(context, viewer, params.id)
  // The comparison was here once, and `show` is of its drawing.
  const { searchParams, search } = new URL(request.url)
  if (searchParams.has('show')) throw redirect(`${withYouPath(privateChart.id)}${search}`)
  const isUnderSky = personViewOf(request) === 'transits'
  const [title, page, sky] = await Promise.all([
    personTitle(request, privateChart.name),
    loadPerson(context, viewer, request, privateChart),
    isUnderSky ? loadSkyOver(context, request, privateChart.data.chart.gates) : null,
    isUnderSky ? transitsModule.load() : null,
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
  return unlessUnreachable<NotesAnswer | LinkAnswer>(serverAction, {
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
  return (
    <PersonView
      key={page.id}
      page={page}
      transits={
        sky && (
          <transitsModule.Component
            sky={sky}
            page={personViewPath(page.id, 'transits')}
            uncertainParts={page.uncertainParts}
          />
        )
      }
      notesAnswer={isOfLink ? undefined : answer}
      linkAnswer={isOfLink ? answer : undefined}
    />
  )
}
