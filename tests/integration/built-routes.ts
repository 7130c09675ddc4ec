import * as build from '#built-site'

type BuiltRoute = {
  id: string
  /** The path from the root with `:parameters`; `?index` marks an index route. */
  path: string
  hasAction: boolean
}

const routes = Object.values(build.routes).flatMap((route) => (route ? [route] : []))

/** All pages and resource routes of the built site, without layouts. */
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

/** The path for a page's data requests and forms with scripts. */
export function dataPath(path: string): string {
  const [address = '', query] = path.split('?')
  return `${address === '/' ? '/_root' : address}.data${query === undefined ? '' : `?${query}`}`
}
