import { elementPath } from '~/domain/human-design/elements/element'
import type { Focus, TermCode } from './focus'
import type { ReadableChart } from './readable-chart'

/** The page of the library that tells more of what is looked at; null where there is none. */
export function libraryPath(focus: Focus, chart: ReadableChart): string | null {
  switch (focus.kind) {
    case 'gate':
      return elementPath({ kind: 'gates', code: focus.gate })
    case 'channel':
      return elementPath({ kind: 'channels', code: focus.id })
    case 'center':
      return elementPath({ kind: 'centers', code: focus.center })
    case 'body':
      return elementPath({ kind: 'bodies', code: focus.body })
    case 'term':
      return termPath(focus.term, chart)
    case 'arrow':
      return null
  }
}

function termPath(term: TermCode, { type, authority, profile, definition }: ReadableChart): string | null {
  switch (term) {
    case 'type':
    case 'strategy':
      return elementPath({ kind: 'types', code: type })
    case 'authority':
      return elementPath({ kind: 'authorities', code: authority })
    case 'definition':
      return elementPath({ kind: 'definitions', code: definition })
    case 'profile':
      return profile && elementPath({ kind: 'profiles', code: profile })
    case 'cross':
      return null
  }
}
