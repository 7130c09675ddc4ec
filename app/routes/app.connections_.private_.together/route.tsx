import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { PENTA_SIZES } from '~/domain/human-design/composite/penta'
import { loadKeptConnection, toOthersChart } from '~/features/connection-chart/load-connection-chart.server'
import { revalidatesGroup } from '~/features/penta/look'
import type { Group } from '~/features/penta/penta'
import { toGroup } from '~/features/penta/penta.server'
import { markViewed } from '~/features/private-charts/load-person.server'
import { GroupView } from '~/features/private-charts/together/group-view'
import { type ComparedPerson, loadGroup } from '~/features/private-charts/together/load-group.server'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import type { Namespace } from '~/locales/translate'
import { namespacesOf } from '~/platform/client/lazy-module'
import { requireMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { pairPart, partFor, pentaPart } from './part-modules'

const WORDS = preloadWords('private-group')

type Shown = { penta: Group | null; two: unknown } | undefined

export const handle = {
  i18n: (data: Shown): Namespace[] => (data ? [...WORDS, ...namespacesOf(partFor(data))] : WORDS),
  preload: (data: Shown) => (data ? partFor(data) : []),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [language, { page, compared }] = await Promise.all([languageOf(request), loadGroup(context, viewer, request)])
  const title = await titleOf(compared, request)
  if (compared.length !== 2) {
    const penta = toPenta(compared, language)
    if (penta) await pentaPart.load()
    return { title, page, penta, two: null }
  }
  const others = compared.flatMap(({ id, person, chart }) => (id === null ? [] : [{ id, ...person, chart }]))
  const query = `with=${others.map(({ id }) => id).join()}${others.length === 1 ? '&me=1' : ''}`
  const [one, other] = others
  const [chart] = await Promise.all([
    other ? toOthersChart([one!, other], request, query) : loadKeptConnection(context, viewer, request, one!, query),
    pairPart.load(),
    ...others.map(({ id }) => markViewed(context, viewer, id)),
  ])
  return { title, page, penta: null, two: { id: query, chart } }
}

/** What the tab of the browser says: the names of two, how many more there are, else what the page is for. */
function titleOf(compared: readonly ComparedPerson[], request: Request): Promise<string> {
  const [one, other] = compared
  if (!one || !other) return pageTitle(request, 'private-group', 'title')
  if (compared.length > 2) return pageTitle(request, 'private-group', 'titleCount', { count: compared.length })
  const { name } = other.person
  return one.id === null
    ? pageTitle(request, 'connection-chart', 'title', { name })
    : pageTitle(request, 'others-reading', 'title', { a: one.person.name, name })
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
    <GroupView page={page} two={two ? <pairPart.Component chart={two.chart} id={two.id} /> : null}>
      {penta ? <pentaPart.Component group={penta} /> : null}
    </GroupView>
  )
}
