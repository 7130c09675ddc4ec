import { useCallback, useEffect, useState } from 'react'
import type { Almanac } from '~/domain/human-design/transit/almanac'
import type { SkyMonth } from '~/domain/human-design/transit/sky-month'

const PATIENCE_MILLISECONDS = 15_000

/** A month to move through, with what works out its moments. */
export type Month = { almanac: Almanac } & Pick<typeof import('./moment-of'), 'momentOf' | 'changesBetween'>

/** What was asked for, and what came of it: null as long as it is on its way, `lost` where it did not come. */
type Asked = { name: string; attempt: number; found: Month | 'lost' | null }

/** A month of the sky, fetched once `want` was called; called again where it did not come, it asks again. */
export function useSkyMonth(name: string) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const isAsked = asked !== null
  const attempt = asked?.attempt ?? 0

  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    const answer = (found: Asked['found']) => isWanted && setAsked({ name, attempt, found })
    answer(null)
    fetchMonth(name).then(answer, () => answer('lost'))
    return () => {
      isWanted = false
    }
  }, [isAsked, name, attempt])

  const want = useCallback(
    () =>
      setAsked((before) => {
        if (!before) return { name, attempt: 0, found: null }
        return before.found === 'lost' ? { ...before, attempt: before.attempt + 1, found: null } : before
      }),
    [name],
  )
  const found = asked?.name === name ? asked.found : null
  return { want, isLost: found === 'lost', month: found === 'lost' ? null : found }
}

/** A month is the same for everybody, however often one comes back to it. */
const kept = new Map<string, Month>()

async function fetchMonth(month: string): Promise<Month> {
  const known = kept.get(month)
  if (known) return known
  const [{ momentOf, changesBetween, openSkyMonth }, response] = await Promise.all([
    import('./moment-of'),
    fetch(`/resources/sky?${new URLSearchParams({ month })}`, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }),
  ])
  if (!response.ok) throw new Error(`The sky answered ${response.status}`)
  const sky: SkyMonth = await response.json()
  const found = { almanac: openSkyMonth(sky), momentOf, changesBetween }
  kept.set(month, found)
  return found
}
