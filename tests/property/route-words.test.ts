import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/**
 * A document carries the words of the namespaces in its routes' `handle.i18n` and no others. A component that is part of a
 * route's module and asks for another namespace would have to be waited for in the middle of a press, so each route names
 * what its modules use. What is imported by `import()` loads its words itself.
 */
const APP = fileURLToPath(new URL('../../app', import.meta.url))
const ROUTES = join(APP, 'routes')

const IMPORT = /^(?:import|export) (?!type )[^;]*?from '((?:~|\.)[^']*)'|^import '((?:~|\.)[^']*)'/gm
const USE_T = /useT\('([\w-]+)'\)/g
const HANDLE = /preloadWords\(([^)]*)\)/

function fileOf(from: string, name: string): string | null {
  const path = name.startsWith('~/') ? join(APP, name.slice(2)) : resolve(dirname(from), name)
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null
}

const read = new Map<string, { imports: string[]; namespaces: string[] }>()
function readModule(file: string) {
  let found = read.get(file)
  if (!found) {
    const text = readFileSync(file, 'utf8')
    const names = [...text.matchAll(IMPORT)].map(([, named, bare]) => named ?? bare ?? '')
    found = {
      imports: names.filter((name) => !name.endsWith('.server')).flatMap((name) => fileOf(file, name) ?? []),
      namespaces: [...text.matchAll(USE_T)].map(([, namespace]) => namespace!),
    }
    read.set(file, found)
  }
  return found
}

function namespacesUsedBy(entry: string): Set<string> {
  const seen = new Set<string>([entry])
  for (const file of seen) for (const next of readModule(file).imports) seen.add(next)
  return new Set([...seen].flatMap((file) => readModule(file).namespaces))
}

const namedBy = (file: string) =>
  [...(HANDLE.exec(readFileSync(file, 'utf8'))?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name!)

const moduleOf = (route: string) => join(ROUTES, route, 'route.tsx')
const routes = readdirSync(ROUTES).filter((route) => existsSync(moduleOf(route)))

/** The folders of the routes that a route is rendered in: `app.insights` for `app.insights.calendar`. */
const layoutsOf = (route: string) =>
  routes.filter((other) => route !== other && route.startsWith(`${other}.`)).map(moduleOf)

test.each(routes)('%s names the namespaces of its modules', (route) => {
  const named = new Set([join(APP, 'root.tsx'), moduleOf(route), ...layoutsOf(route)].flatMap(namedBy))
  const missing = [...namespacesUsedBy(moduleOf(route))].filter((namespace) => !named.has(namespace))
  expect(missing.sort()).toEqual([])
})

test('the root names the namespaces of its own modules', () => {
  const named = new Set(namedBy(join(APP, 'root.tsx')))
  expect([...namespacesUsedBy(join(APP, 'root.tsx'))].filter((namespace) => !named.has(namespace))).toEqual([])
})
