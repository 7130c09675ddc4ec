import type { Rollup } from 'vite'

/** What every page needs, and the small files that nearly every page imports. */
const STARTS = [
  /\/app\/root\.tsx$/,
  /\/app\/platform\/client\/use-focus-on-problem\.ts$/,
  /\/app\/features\/preferences\/preference-switches\.tsx$/,
  /\/app\/ui\/(?:[a-z]+\/)?(alert|button|button-link|card|field|icons|logo|text-input|type-badge|use-hydrated)\.tsx?$/,
  /vite\/preload-helper\.js$/,
]
const ENTRY = /\/app\/entry\.client\.tsx$/

/**
 * For Rollup's `manualChunks`: puts these, and all that they and the entry import, in one file. Compressed together it is 4 kB
 * smaller than as twenty files; in return, who comes back after any change of these modules fetches React and Remix again.
 * The entry itself has a file of its own, since it hydrates as soon as it runs: in a file that route modules import too, it
 * would run before the document has named those modules to Remix.
 */
export function everyPage(): Rollup.GetManualChunk {
  let modules: Set<string> | undefined
  return (id, meta) => {
    modules ??= importedByEveryPage(meta)
    return modules.has(id) ? 'every-page' : undefined
  }
}

function importedByEveryPage({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const ids = [...getModuleIds()]
  const importedBy = (id: string) => getModuleInfo(id)?.importedIds ?? []
  const found = new Set([
    ...ids.filter((id) => STARTS.some((start) => start.test(id))),
    ...ids.filter((id) => ENTRY.test(id)).flatMap(importedBy),
  ])
  // A set gives what is added while it is walked too.
  for (const id of found) for (const imported of importedBy(id)) found.add(imported)
  return found
}
