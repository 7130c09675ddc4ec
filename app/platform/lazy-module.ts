import { type ComponentType, lazy } from 'react'
import type { Namespace } from '~/locales/translate'
import type { Preload } from './route-preloads'

/** What such a file exports: a component, and the words it needs. */
type ComponentModule<P> = { default: ComponentType<P>; i18n: Namespace[] }

/**
 * A part of a page that only some of its visits show, as one tab of the settings. Its route loads it before it is rendered: on
 * the server, before hydration (`handle.preload`) and along with the data of a navigation.
 */
export class LazyModule<P> {
  #loaded: ComponentModule<P> | undefined
  readonly #lazy: ComponentType<P>

  /** `path`: of the imported file. */
  constructor(
    private readonly path: string,
    private readonly importModule: () => Promise<ComponentModule<P>>,
  ) {
    this.#lazy = lazy(() => this.load()) as unknown as ComponentType<P>
  }

  async load(): Promise<ComponentModule<P>> {
    this.#loaded ??= await this.importModule()
    return this.#loaded
  }

  /** Once loaded it renders at once, so that the server's page is whole without scripts. */
  get Component(): ComponentType<P> {
    return this.#loaded?.default ?? this.#lazy
  }

  /** Its namespaces, once it is loaded. */
  get i18n(): Namespace[] {
    return this.#loaded?.i18n ?? []
  }

  /** The addresses of its files in a browser; only a built server knows them. */
  get files(): string[] {
    return import.meta.env.MODULE_FILES?.[this.path] ?? []
  }
}

export const loadModules = (modules: readonly Preload[]) => Promise.all(modules.map((module) => module.load()))

export const namespacesOf = (modules: readonly Preload[]): Namespace[] => modules.flatMap(({ i18n }) => i18n)
