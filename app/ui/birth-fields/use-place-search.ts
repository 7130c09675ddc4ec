import { useEffect, useRef, useState } from 'react'
import type { PlaceOption } from '~/domain/birth/birth-hint'
import type { SearchPlaces } from './birth-values'

type Found = { places: PlaceOption[]; state: 'idle' | 'searching' | 'found' | 'failed' }

/** Searches places for the last text asked about; an older answer that comes late is dropped. */
export function usePlaceSearch(searchPlaces: SearchPlaces) {
  const [found, setFound] = useState<Found>({ places: [], state: 'idle' })
  const running = useRef<AbortController>()
  useEffect(() => () => running.current?.abort(), [])

  async function search(text: string) {
    running.current?.abort()
    const question = new AbortController()
    running.current = question
    setFound(({ places }) => ({ places, state: 'searching' }))
    try {
      const places = await searchPlaces(text.trim(), question.signal)
      if (!question.signal.aborted) setFound({ places, state: 'found' })
    } catch {
      if (!question.signal.aborted) setFound({ places: [], state: 'failed' })
    }
  }

  return { ...found, search }
}
