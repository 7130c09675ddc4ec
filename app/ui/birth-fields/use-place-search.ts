import { useEffect, useRef, useState } from 'react'
import type { PlaceOption } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
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

/** Writes a place as it is offered: by its name, or by the former name that was searched for with its years and the name of today. */
export function usePlaceLabel() {
  const t = useT('ui')
  return ({ name, formerName }: Pick<PlaceOption, 'name' | 'formerName'>) => {
    if (!formerName) return name
    const { name: former, from, to } = formerName
    return from === null ? t('nowCalled', { former, to, name }) : t('nowCalledFrom', { former, from, to, name })
  }
}
