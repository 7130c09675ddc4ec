import { startTransition, useEffect, useState } from 'react'
import { useLanguage } from '~/locales/use-t'
import type { Zone } from './span-text'

/** By whose clock times are told: as the site knows the member at first, so that both draw the same; then by their own device. */
export function useZone(known: string): Zone {
  const [timeZone, setTimeZone] = useState(known)
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    startTransition(() => setTimeZone(own))
  }, [])
  return { timeZone, language: useLanguage() }
}
