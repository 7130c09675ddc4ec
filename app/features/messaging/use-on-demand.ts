import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { loadWords } from '~/locales/dictionaries'
import { useLanguage } from '~/locales/use-t'
import { fetchPart } from '~/platform/live/fetch-part'

type Parts = typeof import('./on-demand-parts')

let parts: Parts | null = null
let isAskedFor = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What a thread shows only when something is done with it, and how to fetch that: with the first touch of the thread, so that
 * it is there when the connection is not. Null until then.
 */
export function useOnDemand(isWanted: boolean): { parts: Parts | null; wake: () => void } {
  const language = useLanguage()
  const current = useSyncExternalStore(
    subscribe,
    () => parts,
    () => null,
  )
  const wake = useCallback(() => {
    if (isAskedFor) return
    isAskedFor = true
    const load = async () => {
      const [loaded] = await Promise.all([import('./on-demand-parts'), loadWords(language, 'messages-more')])
      return loaded
    }
    fetchPart(load, (loaded) => {
      parts = loaded
      for (const listener of listeners) listener()
    })
  }, [language])
  useEffect(() => {
    if (isWanted) wake()
  }, [isWanted, wake])
  return { parts: current, wake }
}
