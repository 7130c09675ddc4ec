import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { APP, modulesOf, readModule } from './module-graph'

/**
 * A document carries the words of the namespaces in its routes' `handle.i18n` and no others. A component that is part of a
 * route's module and asks for another namespace would have to be waited for in the middle of a press, so each route names
 * what its modules use, and nothing else: every document would carry it. What is imported by `import()` loads its words itself.
 */
const ROUTES = join(APP, 'routes')
const ROOT = join(APP, 'root.tsx')
const NAMED = /\bpreloadWords\(([^)]*)\)/

const namespacesUsedBy = (entry: string) =>
  new Set([...modulesOf(entry)].flatMap((file) => readModule(file).namespaces))

const namedBy = (file: string) =>
  [...(NAMED.exec(readModule(file).text)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name!)

const moduleOf = (route: string) => join(ROUTES, route, 'route.tsx')
const routes = readdirSync(ROUTES).filter((route) => existsSync(moduleOf(route)))

/** The modules that a route is rendered in: the root, and the layout `app.insights` for `app.insights.calendar`. */
const layoutsOf = (route: string) => [
  ROOT,
  ...routes.filter((other) => route !== other && route.startsWith(`${other}.`)).map(moduleOf),
]

/** Modules in a route's folder that are imported by `import()` and name the words of a part of it. */
const partsOf = (route: string) =>
  readdirSync(join(ROUTES, route))
    .map((file) => join(ROUTES, route, file))
    .filter((file) => file !== moduleOf(route) && /\.tsx?$/.test(file) && NAMED.test(readModule(file).text))

/** Every module that names namespaces, with those around it, whose namespaces the document carries too. */
const namers = [
  { name: 'root', file: ROOT, around: [] as string[] },
  ...routes.flatMap((route) => [
    { name: route, file: moduleOf(route), around: layoutsOf(route) },
    ...partsOf(route).map((file) => ({
      name: relative(ROUTES, file),
      file,
      around: [...layoutsOf(route), moduleOf(route)],
    })),
  ]),
]

test.each(namers)('$name names the namespaces of its modules and no others', ({ file, around }) => {
  const carried = new Set(around.flatMap(namedBy))
  const used = [...namespacesUsedBy(file)].filter((namespace) => !carried.has(namespace))
  expect(namedBy(file).sort()).toEqual(used.sort())
})

/** All modules of the pages, those imported by `import()` among them. */
function allModules(): string[] {
  const entries = new Set(namers.map(({ file }) => file))
  const seen = new Set<string>()
  for (const entry of entries) {
    for (const file of modulesOf(entry)) {
      seen.add(file)
      for (const imported of readModule(file).dynamicImports) entries.add(imported)
    }
  }
  return [...seen]
}

test('each namespace is named where its words are used', () => {
  const computed = allModules().filter((file) => /\buseT\((?!')/.test(readModule(file).text))
  expect(computed.map((file) => relative(APP, file))).toEqual([])
})

test('words of lazy modules are waited for or loaded with them', () => {
  const carried = new Set(namedBy(ROOT))
  const isReady = (importer: string, imported: string) =>
    /\blazy\(|\bload\w*Words\(/.test(readModule(importer).text) ||
    namedBy(imported).length > 0 ||
    [...namespacesUsedBy(imported)].every((namespace) => carried.has(namespace))
  const unready = allModules().flatMap((importer) =>
    readModule(importer)
      .dynamicImports.filter((imported) => !isReady(importer, imported))
      .map((imported) => `${relative(APP, importer)} imports ${relative(APP, imported)}`),
  )
  expect(unready).toEqual([])
})
