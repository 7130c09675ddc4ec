/** Modules that are one file. `loads`: the numbers of the pages, and of the `import()`s, that load it. `size` in characters. */
export type Chunk = { modules: Set<string>; loads: Set<number>; size: number }

type Graph = {
  /** The modules that a module imports statically. */
  importsOf: (module: string) => readonly string[]
  /** How much a character counts that a load doesn't need; 1 or more. */
  weightOf: (load: number) => number
}

/** What one file less is worth, in characters before minifying: some 450 bytes compressed, half of which are of the request. */
const SAVED_PER_FILE = 2_000
/** Larger chunks stay as they are. */
const MERGED_AT_MOST = 40_000

/**
 * Merges two chunks again and again, those first where it saves most: each load of both has one file less, each load of only
 * one has the other in addition. Never so that two files would import each other, which would evaluate one of them too early. Changes the
 * chunks that it is given.
 */
export function mergeChunks(chunks: Chunk[], graph: Graph): Chunk[] {
  const merged = new Set(chunks)
  const chunkOf = new Map(chunks.flatMap((chunk) => [...chunk.modules].map((module) => [module, chunk] as const)))
  const open = chunks.filter(({ size }) => size <= MERGED_AT_MOST)
  for (;;) {
    let best: { gain: number; one: Chunk; other: Chunk } | undefined
    open.forEach((one, at) => {
      for (const other of open.slice(at + 1)) {
        const gain = gainOf(one, other, graph)
        if (gain <= (best?.gain ?? 0)) continue
        if (canFollow(one, other, chunkOf, graph) && canFollow(other, one, chunkOf, graph)) best = { gain, one, other }
      }
    })
    if (!best) return [...merged]
    const { one, other } = best
    one.size += other.size
    for (const load of other.loads) one.loads.add(load)
    for (const module of other.modules) {
      one.modules.add(module)
      chunkOf.set(module, one)
    }
    open.splice(open.indexOf(other), 1)
    merged.delete(other)
  }
}

function gainOf(one: Chunk, other: Chunk, { weightOf }: Graph): number {
  let gain = 0
  for (const load of one.loads) gain += other.loads.has(load) ? SAVED_PER_FILE : -other.size * weightOf(load)
  for (const load of other.loads) if (!one.loads.has(load)) gain -= one.size * weightOf(load)
  return gain
}

/** Whether the loads of `other` may load `one` as well: they have all that it imports, none of which imports `other`. */
function canFollow(one: Chunk, other: Chunk, chunkOf: Map<string, Chunk>, { importsOf }: Graph): boolean {
  const found = new Set(one.modules)
  for (const module of found) {
    for (const imported of importsOf(module)) {
      const chunk = chunkOf.get(imported)
      if (chunk === other && !one.modules.has(module)) return false
      if (chunk !== other) for (const loaded of chunk?.modules ?? [imported]) found.add(loaded)
    }
  }
  const chunks = new Set([...found].flatMap((module) => chunkOf.get(module) ?? []))
  chunks.delete(one)
  return [...chunks].every(({ loads }) => [...other.loads].every((load) => loads.has(load)))
}
