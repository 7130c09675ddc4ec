import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import type { LazyModule } from './lazy-module'

/** While another address of the same page is loading, begins to load the component that it will show, beside its data. */
export function usePreloadNext(moduleFor: (url: string) => Pick<LazyModule<never>, 'preload'>) {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  useEffect(() => {
    if (next?.pathname === pathname) moduleFor(window.location.origin + next.pathname + next.search).preload()
  }, [next, pathname, moduleFor])
}
