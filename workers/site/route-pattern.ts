/** A piece of the addresses there are: what follows by its word, by whatever name it has, or with all that comes. */
type Branch = { words: Map<string, Branch>; named?: Branch; rest?: string; pattern?: string }

const branch = (): Branch => ({ words: new Map() })
const piecesOf = (path: string) => path.split('/').filter((piece) => piece !== '')

/** What stands for an address nobody answers at. */
export const UNKNOWN = '/*'

/**
 * Tells of an address which of these patterns it is of: `/u/:username` for everybody's page. A word counts for more than a
 * name. Of an address that somebody typed nothing else may stand in a log: it holds names, words and secrets.
 */
export function patternFinder(patterns: readonly string[]): (path: string) => string {
  const root = branch()
  for (const pattern of patterns) {
    let at = root
    for (const piece of piecesOf(pattern)) {
      if (piece === '*') break
      if (piece.startsWith(':')) at = at.named ??= branch()
      else {
        const word = piece.toLowerCase()
        const next = at.words.get(word) ?? branch()
        at.words.set(word, next)
        at = next
      }
    }
    if (pattern.endsWith('*')) at.rest ??= pattern
    else at.pattern ??= pattern
  }
  return (path) => find(root, piecesOf(path.toLowerCase()), 0) ?? UNKNOWN
}

function find({ words, named, rest, pattern }: Branch, pieces: readonly string[], at: number): string | undefined {
  const piece = pieces[at]
  if (piece === undefined) return pattern ?? rest
  const word = words.get(piece)
  return (word && find(word, pieces, at + 1)) ?? (named && find(named, pieces, at + 1)) ?? rest
}

type PageRoute = { path?: string; parentId?: string }

/** The patterns of all pages; the one for whatever is no page is none. */
export const pagePatterns = (routes: Record<string, PageRoute | undefined>): string[] => [
  ...Object.values(routes).flatMap((route) => (route && route.path !== '*' ? [`/${pathOf(routes, route)}`] : [])),
  // Asked by scripts, which pages there are.
  '/__manifest',
]

const pathOf = (routes: Record<string, PageRoute | undefined>, { path = '', parentId }: PageRoute): string => {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? [pathOf(routes, parent), path].filter((part) => part !== '').join('/') : path
}

/** The address of a page, of which scripts ask for the data only. */
export const pagePath = (path: string) => (path === '/_root.data' ? '/' : path.replace(/\.data$/, ''))
