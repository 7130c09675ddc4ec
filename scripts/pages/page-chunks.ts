import type { Rollup } from 'vite'
import { type Chunk, mergeChunks } from './merge-chunks'

/** What every page needs, and the small files that nearly every page imports. */
const EVERY_PAGE_STARTS = [
  /\/app\/root\.tsx$/,
  /\/app\/platform\/client\/use-focus-on-problem\.ts$/,
  /\/app\/features\/preferences\/preference-switches\.tsx$/,
  /\/app\/ui\/(?:[a-z]+\/)?(alert|button|button-link|card|field|icons|logo|text-input|type-badge|use-hydrated)\.tsx?$/,
  /vite\/preload-helper\.js$/,
]
const ENTRY = /\/app\/entry\.client\.tsx$/
const ROUTE = /\/app\/routes\/([^/]+)\/route\.tsx/
/** Pages and their parts that visitors see: they may weigh 120 kB (G20) where those of members may weigh 160. */
const OF_VISITORS = /\/app\/routes\/(_auth|_marketing|_library|u\.|posts\.|frames\/visitors)/
const WEIGHT_FOR_VISITORS = 4

/**
 * For Rollup's `manualChunks`. What every page needs is one file: compressed together it is 4 kB smaller than as twenty files;
 * in return, who comes back after any change of these modules fetches React and Remix again. The entry itself has a file of its
 * own, since it hydrates as soon as it runs: in a file that route modules import too, it would run before the document has
 * named those modules to Remix.
 *
 * Of the rest, Rollup makes a file for each set of pages that share something: 59 for the dashboard, most of them below 1 kB.
 * These are merged (see `mergeChunks`). Each is named after its largest module.
 */
export function pageChunks(): Rollup.GetManualChunk {
  let names: Map<string, string> | undefined
  return (id, meta) => {
    names ??= namesByModule(meta)
    return names.get(id)
  }
}

/** For Rollup's `onwarn`: a file that imports itself by way of another would be evaluated before what it needs. */
export const failOnCircularChunks: Rollup.WarningHandlerWithDefault = (warning, warn) => {
  if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message)
  warn(warning)
}

type Load = { id: string; weight: number; modules: Set<string> }

function namesByModule({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Map<string, string> {
  const ids = [...getModuleIds()]
  const importsOf = (id: string) => getModuleInfo(id)?.importedIds ?? []
  const dynamicImporters = (id: string) => getModuleInfo(id)?.dynamicImporters ?? []
  const sizeOf = (id: string) => getModuleInfo(id)?.code?.length ?? 0
  const withImports = (starts: string[]) => {
    const found = new Set(starts)
    // A set gives what is added while it is walked too.
    for (const id of found) for (const imported of importsOf(id)) found.add(imported)
    return found
  }

  const entryImports = ids.filter((id) => ENTRY.test(id)).flatMap(importsOf)
  const everyPage = withImports([
    ...ids.filter((id) => EVERY_PAGE_STARTS.some((start) => start.test(id))),
    ...entryImports,
  ])

  const routeOf = (id: string) => ROUTE.exec(id)?.[1]
  const starts = ids.filter((id) => getModuleInfo(id)?.isEntry || dynamicImporters(id).length > 0)
  /** A page with the routes that it is nested in, or what an `import()` loads. */
  const loads = starts.map((id): Load => {
    const route = routeOf(id)
    const parents = route ? starts.filter((start) => route.startsWith(`${routeOf(start)}.`)) : []
    const weight = OF_VISITORS.test(id) ? WEIGHT_FOR_VISITORS : 1
    return { id, weight, modules: withImports([id, ...parents]) }
  })

  const entryModules = new Set(starts)
  const chunks = new Map<string, Chunk>()
  for (const id of new Set(loads.flatMap(({ modules }) => [...modules]))) {
    if (everyPage.has(id) || entryModules.has(id)) continue
    const having = loads.filter(({ modules }) => modules.has(id))
    // What an `import()` needs is there already if all that may call it have it.
    const needing = having.filter((load) => {
      const callers = loads.filter(({ modules }) => dynamicImporters(load.id).some((importer) => modules.has(importer)))
      return callers.length === 0 || callers.some((caller) => !having.includes(caller))
    })
    const loadedBy = needing.map((load) => loads.indexOf(load))
    const chunk = chunks.get(loadedBy.join()) ?? { modules: new Set(), loads: new Set(loadedBy), size: 0 }
    chunk.modules.add(id)
    chunk.size += sizeOf(id)
    chunks.set(loadedBy.join(), chunk)
  }
  const shared = [...chunks.values()].filter((chunk) => chunk.loads.size > 1)

  const numbers = new Map<string, number>()
  const names = new Map([...everyPage].map((id) => [id, 'every-page']))
  for (const { modules } of mergeChunks(shared, { importsOf, weightOf: (load) => loads[load]!.weight })) {
    const largest = [...modules].reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
    const name = largest
      .replace(/^.*?\/(app|node_modules)\//, '')
      .replace(/\.\w+$/, '')
      .replaceAll(/\W+/g, '-')
    const number = numbers.get(name) ?? 1
    numbers.set(name, number + 1)
    for (const id of modules) names.set(id, number > 1 ? `${name}-${number}` : name)
  }
  return names
}
