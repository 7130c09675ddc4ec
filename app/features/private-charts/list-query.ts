import { distinctLabels, labelKey } from '~/domain/membership/labels'
import { searchText } from '~/domain/text/search/search-text'

/** In which order the list is: last viewed first, by name, or last added first. */
export const SORTS = ['viewed', 'name', 'newest'] as const
export type Sort = (typeof SORTS)[number]

/** Longest text that is looked for. */
export const QUERY_MAX_LENGTH = 100

/** What the list shows: names with these words, with this label (empty: all), in this order. */
export type ListQuery = { q: string; label: string; sort: Sort }

/** What an address asks of the list. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const wanted = query.get('sort')
  return {
    q: (query.get('q') ?? '').trim().slice(0, QUERY_MAX_LENGTH),
    label: (query.get('label') ?? '').trim().slice(0, QUERY_MAX_LENGTH),
    sort: SORTS.find((sort) => sort === wanted) ?? 'viewed',
  }
}

/** What finding and sorting need of a chart. */
type Listed = { name: string; labels: string[]; createdAt: Date; lastViewedAt: Date | null }

/** The charts that a list shows of those a member keeps. One that was never viewed counts as viewed when it was added. */
export function pickCharts<C extends Listed>(
  charts: readonly C[],
  { q, label, sort }: ListQuery,
  language: string,
): C[] {
  const words = searchText(q).split(/\s+/).filter(Boolean)
  const wanted = labelKey(label)
  const { compare } = collator(language)
  const viewed = (chart: C) => (chart.lastViewedAt ?? chart.createdAt).getTime()
  const newest = (one: C, other: C) => other.createdAt.getTime() - one.createdAt.getTime()
  const order: Record<Sort, (one: C, other: C) => number> = {
    viewed: (one, other) => viewed(other) - viewed(one),
    name: (one, other) => compare(one.name, other.name),
    newest,
  }
  return charts
    .filter(({ name }) => words.every((word) => searchText(name).includes(word)))
    .filter(({ labels }) => wanted === '' || labels.some((each) => labelKey(each) === wanted))
    .sort((one, other) => order[sort](one, other) || newest(one, other))
}

/** All labels of a member's charts, each once, in the order of the alphabet. */
export const labelsOf = (charts: readonly Pick<Listed, 'labels'>[], language: string): string[] =>
  distinctLabels(charts.flatMap(({ labels }) => labels)).sort(collator(language).compare)

const collator = (language: string) => new Intl.Collator(language, { numeric: true })
