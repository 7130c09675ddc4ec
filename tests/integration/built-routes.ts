import * as build from '#built-site'

type BuiltRoute = {
  id: string
  /** From the site's root, with `:names` where something stands for itself; `?index` names a folder's first page. */
  path: string
  hasAction: boolean
}

const routes = Object.values(build.routes).flatMap((route) => (route ? [route] : []))

/** Every address the built site answers at: a page or a resource, not the frames around them. */
export const BUILT_ROUTES: BuiltRoute[] = routes
  .filter(({ id }) => !routes.some(({ parentId }) => parentId === id))
  .map(({ id, index, module }) => ({
    id,
    path: pathOf(id) + (index ? '?index' : ''),
    hasAction: module.action !== undefined,
  }))

function pathOf(id: string): string {
  const parts: string[] = []
  for (let at = build.routes[id]; at; at = at.parentId === undefined ? undefined : build.routes[at.parentId]) {
    if (at.path) parts.unshift(at.path)
  }
  return `/${parts.join('/')}`
}

/** Where scripts ask for the data of a page, and send its forms to. */
export function dataPath(path: string): string {
  const [address = '', query] = path.split('?')
  return `${address === '/' ? '/_root' : address}.data${query === undefined ? '' : `?${query}`}`
}
