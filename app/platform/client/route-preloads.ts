import type { Namespace } from '~/locales/translate'

/** A module that a route imports by `import()`: its words once it is loaded, and the addresses of its files. */
export type Preload = { load: () => Promise<unknown>; i18n: Namespace[]; files: string[] }

/** The modules that a route needs for the data of a page (`handle.preload`). Not in `lazy-module.ts`, which only some pages load. */
export const preloadsOf = (handle: unknown, data: unknown): Preload[] =>
  (handle as { preload?: (data: unknown) => Preload[] } | undefined)?.preload?.(data) ?? []
