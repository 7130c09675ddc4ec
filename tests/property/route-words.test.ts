import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { APP, DYNAMIC_IMPORT, modulesOf, readModule, resolveImport } from './module-graph'

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

/** What stands before an `import()`: its component suspends, or a route loads it, or words are loaded beside it. */
const SUSPENDS = /\blazyWithRetry\(\s*(?:async \(\) => \(\{ default: \(await |\(\) => )$/
const OF_ROUTE = /\bnew LazyModule(?:<[^()]*>)?\(\s*'([^']*)',\s*\(\) => $/
const BESIDE_WORDS = /\bPromise\.all\(\[\s*$/

const dynamicImportsOf = (importer: string) =>
  [...readModule(importer).text.matchAll(DYNAMIC_IMPORT)]
    .filter(([, name]) => !name!.endsWith('.server'))
    .map(({ 1: name = '', index, input }) => ({
      imported: resolveImport(importer, name),
      before: input.slice(0, index),
      after: input.slice(index, input.indexOf('])', index)),
    }))

/** Namespaces by name in a module that loads words, and in those of its imports that only load words. */
const loadedBy = (importer: string) =>
  [importer, ...readModule(importer).imports.filter((file) => /-words\.tsx?$/.test(file))].flatMap((file) =>
    [...readModule(file).text.matchAll(/'([\w-]+)'/g)].map(([, namespace]) => namespace!),
  )

const namingFiles = new Set(namers.map(({ file }) => file))

/** What belongs to each of them: its modules and those that are imported later, up to others that name words themselves. */
const reachedFrom = new Map(
  namers.map(({ file }) => {
    const seen = new Set([file])
    for (const each of seen) {
      const { imports, dynamicImports } = readModule(each)
      for (const next of imports) seen.add(next)
      for (const next of dynamicImports) if (!namingFiles.has(next)) seen.add(next)
    }
    return [file, seen]
  }),
)

/** Whether all pages that have a module carry a namespace. */
const isCarriedWith = (module: string, namespace: string) =>
  namers
    .filter(({ file }) => reachedFrom.get(file)?.has(module))
    .every(({ file, around }) => [file, ...around].flatMap(namedBy).includes(namespace))

test('words of modules that are imported later are waited for or loaded with them', () => {
  const unready = allModules().flatMap((importer) =>
    dynamicImportsOf(importer).flatMap(({ imported, before, after }) => {
      const used = [...namespacesUsedBy(imported)].filter((namespace) => !isCarriedWith(importer, namespace))
      if (used.length === 0 || SUSPENDS.test(before)) return []
      // Whether it names all its words is tested above.
      if (OF_ROUTE.test(before) && namers.some(({ file }) => file === imported)) return []
      const loaded = BESIDE_WORDS.test(before) && /\bload\w*Words\(|\.\.\.words\b/.test(after) ? loadedBy(importer) : []
      return used
        .filter((namespace) => !loaded.includes(namespace))
        .map((namespace) => `${relative(APP, importer)} imports ${relative(APP, imported)} without ${namespace}`)
    }),
  )
  expect(unready).toEqual([])
})

test('a component suspends only where its failure is handled', () => {
  const others = allModules().filter((file) => /\blazy\(/.test(readModule(file).text))
  expect(others.map((file) => relative(APP, file)).sort()).toEqual(['ui/overlays/lazy-with-retry.tsx'])
})

test('a module of a route is named as the file that it imports', () => {
  const named = allModules().flatMap((importer) =>
    dynamicImportsOf(importer).flatMap(({ imported, before }) => {
      const [, path] = OF_ROUTE.exec(before) ?? []
      return path ? [[path, `app/${relative(APP, imported)}`]] : []
    }),
  )
  expect(named.length).toBeGreaterThan(10)
  for (const [path, file] of named) expect(path).toBe(file)
})
