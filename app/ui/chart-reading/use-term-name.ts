import { crossName } from '~/locales/cross-name'
import { useT } from '~/locales/use-t'
import type { TermCode } from './focus'
import type { ReadableChart } from './readable-chart'

/** What a chart says under a term of the summary, in the language of the page; empty where it may not be seen. */
export function useTermName(): (chart: ReadableChart, term: TermCode) => string {
  const hd = useT('hd')
  const crosses = useT('crosses')
  return ({ type, authority, definition, profile, cross }, term) => {
    switch (term) {
      case 'type':
      case 'strategy':
        return hd(`${term}.${type}`)
      case 'authority':
        return hd(`authority.${authority}`)
      case 'definition':
        return hd(`definition.${definition}`)
      case 'profile':
        return profile ? `${profile} ${hd(`profile.${profile}`)}` : ''
      case 'cross':
        return cross ? `${crossName(crosses, cross)} (${cross.gates.join(', ')})` : ''
    }
  }
}
