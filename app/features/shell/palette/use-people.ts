import { useEffect, useState } from 'react'
import type { FoundName } from '~/domain/community/search/found-name'

/** Of one letter, too many begin with it. */
const FROM_LETTERS = 2
/** How long typing must rest, in milliseconds. */
const REST_MS = 200

type Found = { people: FoundName[]; of: string; state: 'idle' | 'searching' | 'found' | 'failed' }
const NOBODY: Found = { people: [], of: '', state: 'idle' }

/** Members by what is typed; an answer to an older text is broken off. Those found stay until the next ones come, told apart. */
export function usePeople(typed: string) {
  const [found, setFound] = useState(NOBODY)
  const q = typed.trim()
  useEffect(() => {
    if (q.length < FROM_LETTERS) return setFound(NOBODY)
    setFound((last) => ({ ...last, state: 'searching' }))
    const question = new AbortController()
    const timer = setTimeout(async () => {
      const people = await fetchPeople(q, question.signal).catch(() => null)
      if (!question.signal.aborted) setFound({ people: people ?? [], of: q, state: people ? 'found' : 'failed' })
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [q])
  return { people: found.people, state: found.state, isOlder: q.length >= FROM_LETTERS && found.of !== q }
}

// The answer comes from this site's own address, so it is not parsed again.
async function fetchPeople(q: string, signal: AbortSignal): Promise<FoundName[]> {
  const response = await fetch(`/resources/names?${new URLSearchParams({ q })}`, { signal })
  if (!response.ok) throw new Error(`Names answered ${response.status}`)
  const { people }: { people: FoundName[] } = await response.json()
  return people
}
