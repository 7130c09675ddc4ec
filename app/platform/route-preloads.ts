import type { LazyModule } from './lazy-module'

export type Preload = Pick<LazyModule<unknown>, 'i18n' | 'files'> & { load: () => Promise<unknown> }

/** The modules that a route needs for the data of a page, and imports by `import()` (`handle.preload`). */
export const preloadsOf = (handle: unknown, data: unknown): Preload[] =>
  (handle as { preload?: (data: unknown) => Preload[] } | undefined)?.preload?.(data) ?? []
