import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { PENTA_SIZES } from '~/domain/human-design/composite/penta'
import { ConnectionPage } from '~/features/connection-chart/connection-page'
import { toOthersChart } from '~/features/connection-chart/load-connection-chart.server'
import { GroupView as Penta } from '~/features/penta/group-view'
import { revalidatesGroup } from '~/features/penta/look'
import { toGroup } from '~/features/penta/to-group.server'
import { markViewed } from '~/features/private-charts/load-person.server'
import { GroupView } from '~/features/private-charts/together/group-view'
import { type ComparedPerson, loadGroup } from '~/features/private-charts/together/load-group.server'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import type { Namespace } from '~/locales/translate'
import { requireMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'

const WORDS = preloadWords('private-group')
const WORDS_OF_PENTA: Namespace[] = ['penta']
const WORDS_OF_TWO: Namespace[] = [
  'connection-chart',
  'composite',
  'hd',
  'pair-reading',
  'reading',
  'ui',
  'others-composite',
  'others-reading',
]

type Shown = { penta: unknown; two: unknown } | undefined

export const handle = {
  i18n: (data: Shown): Namespace[] => [
    ...WORDS,
    ...(data?.penta ? WORDS_OF_PENTA : []),
    ...(data?.two ? WORDS_OF_TWO : []),
  ],
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, language, { page, compared }] = await Promise.all([
    pageTitle(request, 'private-group', 'title'),
    languageOf(request),
    loadGroup(context, viewer, request),
  ])
  const others = compared.flatMap(({ id, person, chart }) => (id === null ? [] : [{ id, ...person, chart }]))
  const [one, other] = others
  if (!one || !other || compared.length !== 2) return { title, page, penta: toPenta(compared, language), two: null }
  const query = `with=${one.id},${other.id}`
  const [chart] = await Promise.all([
    toOthersChart([one, other], request, query),
    ...[one, other].map(({ id }) => markViewed(context, viewer, id)),
  ])
  return { title, page, penta: null, two: { id: query, chart } }
}

/** Three to five people are a Penta; null for fewer and more. */
function toPenta(compared: readonly ComparedPerson[], language: Language) {
  if (compared.length < PENTA_SIZES.least || compared.length > PENTA_SIZES.most) return null
  const members = compared.map(({ chart, person: { name, type, isTimeUncertain, isViewer } }) => ({
    gates: chart.gates,
    person: { username: null, fullName: name, avatarUrl: null, hdType: type, isTimeUncertain, isViewer },
  }))
  return toGroup(members, language)
}

export const shouldRevalidate = revalidatesGroup

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function TogetherRoute() {
  const { page, penta, two } = useLoaderData<typeof loader>()
  return (
    <GroupView page={page} two={two ? <ConnectionPage chart={two.chart} id={two.id} /> : null}>
      {penta ? <Penta group={penta} /> : null}
    </GroupView>
  )
}
