import { useLocation, useNavigation } from '@remix-run/react'
import { type ComponentType, createElement, useEffect } from 'react'
import type { Namespace } from '~/locales/translate'
import type { Preload } from './route-preloads'

/** What such a file exports: a component, and the words it needs. */
type ComponentModule<P> = { default: ComponentType<P>; i18n: Namespace[] }

/**
 * A component that a route chooses by its data and imports only then, as one tab of the settings. The server loads it in the
 * loader and the browser before hydration (`handle.preload`). A navigation loads it when the route is rendered; as every
 * navigation is a transition, the page before it stays until then.
 */
export class LazyModule<P extends object> {
  #loaded: ComponentModule<P> | undefined

  /** `path`: of the imported file. */
  constructor(
    private readonly path: string,
    private readonly importModule: () => Promise<ComponentModule<P>>,
  ) {}

  async load(): Promise<ComponentModule<P>> {
    this.#loaded ??= await this.importModule()
    return this.#loaded
  }

  /** Begins to load what a navigation will probably need. If it fails, rendering tries again. */
  preload(): void {
    this.load().catch(() => undefined)
  }

  /** Once loaded it renders at once, on the server and during hydration too. */
  readonly Component = (props: P) => {
    if (!this.#loaded) throw this.load().catch(reloadDocument)
    return createElement(this.#loaded.default, props)
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

// Firefox and WebKit cancel the imports of a page that is being left; a reload would take the place of that navigation. The patch
// of @remix-run/react does the same for routes.
const LEAVING_MILLISECONDS = 10_000
let leftAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined') {
  const leave = () => {
    leftAt = performance.now()
  }
  window.addEventListener('beforeunload', leave)
  // Safari on iOS has no `beforeunload`.
  window.navigation?.addEventListener('navigate', ({ destination }) => destination.sameDocument || leave())
}

let isReloading = false

/**
 * After a release the file of an open page may be gone. Then the address is loaded as a document, as Remix does when it can't
 * import a route. If the new document can't import the file either, it isn't hydrated and so doesn't come here again.
 */
function reloadDocument(error: unknown): Promise<never> {
  const reload = () => {
    // Several parts may fail, and React may render each more than once.
    if (isReloading) return
    console.error('Reloading:', error)
    isReloading = true
    window.location.reload()
  }
  const isLeaving = performance.now() - leftAt < LEAVING_MILLISECONDS
  // The page may stay after all: a download, or a member who chose to stay.
  if (isLeaving) setTimeout(reload, LEAVING_MILLISECONDS)
  else reload()
  return new Promise(() => {})
}

export const loadModules = (modules: readonly Preload[]) => Promise.all(modules.map((module) => module.load()))

export const namespacesOf = (modules: readonly Preload[]): Namespace[] => modules.flatMap(({ i18n }) => i18n)

/** While another address of the same page is loading, begins to load the component that it will show, beside its data. */
export function usePreloadNext(moduleFor: (url: string) => Pick<LazyModule<never>, 'preload'>) {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  useEffect(() => {
    if (next?.pathname === pathname) moduleFor(window.location.origin + next.pathname + next.search).preload()
  }, [next, pathname, moduleFor])
}
