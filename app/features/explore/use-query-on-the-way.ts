import { useNavigation } from '@remix-run/react'
import { CHOICES, EXPLORE_PATH, type ExploreQuery, SWITCHES, TABS } from './explore'

/**
 * What is looked for as it will be: what was pressed or typed last counts before the server has answered, so that whatever is
 * pressed next adds to it.
 */
export function useQueryOnTheWay(query: ExploreQuery): ExploreQuery {
  const { location } = useNavigation()
  if (location?.pathname !== EXPLORE_PATH) return query
  const search = new URLSearchParams(location.search)
  return {
    tab: TABS.find((tab) => tab === search.get('tab')) ?? TABS[0],
    q: search.get('q') ?? '',
    filters: Object.fromEntries([
      ...CHOICES.map((name) => [name, search.get(name) || null]),
      ...SWITCHES.map((name) => [name, search.get(name) === '1']),
    ]) as ExploreQuery['filters'],
  }
}
