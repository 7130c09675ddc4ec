/** A node of the route tree: its children by literal segment, for a parameter, and for a splat. */
type RouteNode = { literals: Map<string, RouteNode>; param?: RouteNode; splat?: string; pattern?: string }

const node = (): RouteNode => ({ literals: new Map() })
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** The pattern of unknown paths. */
export const UNKNOWN = '/*'

/**
 * Returns a function that finds the pattern of a path, such as `/u/:username`; a literal segment takes precedence over a parameter. Only
 * patterns are logged, because paths contain names, search terms and secrets.
 */
export function patternFinder(patterns: readonly string[]): (path: string) => string {
  const root = node()
  for (const pattern of patterns) {
    let at = root
    for (const segment of segmentsOf(pattern)) {
      if (segment === '*') break
      if (segment.startsWith(':')) at = at.param ??= node()
      else {
        const literal = segment.toLowerCase()
        const next = at.literals.get(literal) ?? node()
        at.literals.set(literal, next)
        at = next
      }
    }
    if (pattern.endsWith('*')) at.splat ??= pattern
    else at.pattern ??= pattern
  }
  return (path) => find(root, segmentsOf(path.toLowerCase()), 0) ?? UNKNOWN
}

function find(
  { literals, param, splat, pattern }: RouteNode,
  segments: readonly string[],
  at: number,
): string | undefined {
  const segment = segments[at]
  if (segment === undefined) return pattern ?? splat
  const literal = literals.get(segment)
  return (literal && find(literal, segments, at + 1)) ?? (param && find(param, segments, at + 1)) ?? splat
}

type PageRoute = { path?: string; parentId?: string }

/** The patterns of all pages, without the splat route for unknown paths. */
export const pagePatterns = (routes: Record<string, PageRoute | undefined>): string[] => [
  ...Object.values(routes).flatMap((route) => (route && route.path !== '*' ? [`/${pathOf(routes, route)}`] : [])),
  // The framework's route discovery.
  '/__manifest',
]

const pathOf = (routes: Record<string, PageRoute | undefined>, { path = '', parentId }: PageRoute): string => {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? [pathOf(routes, parent), path].filter((part) => part !== '').join('/') : path
}

/** The path of the page whose data is requested. */
export const pagePath = (path: string) => (path === '/_root.data' ? '/' : path.replace(/\.data$/, ''))
