/*
 * Types of the plain JavaScript modules that the runners' configurations import. They stay JavaScript since they run on a
 * fresh clone without a build.
 */

declare module '*/bundled-worker.mjs' {
  import type { WorkerOptions } from 'miniflare'
  export function bundledWorker(
    name: 'site' | 'chart' | 'raster',
    settings?: Record<string, string>,
  ): WorkerOptions & { name: string }
}

declare module '*/installed.mjs' {
  export function installedBrowser(): string | null
}

declare module '*/lock-file.mjs' {
  type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }
  export function missingOptionalPackages(lock: Lock): string[]
}

declare module '*/quantile.mjs' {
  export function quantile(numbers: Iterable<number>, q: number): number
  export function median(numbers: Iterable<number>): number
}
