import { useRef, useState } from 'react'
import { useArrivals } from '~/platform/client/use-arrivals'
import type { People, Person } from './follows'

/** A list that grows by pages: the first as it came with the page, the next fetched from where each one ended. */
export function useMorePeople(first: People, addressOf: (cursor: string) => string) {
  const [more, setMore] = useState<People[]>([])
  const [source, setSource] = useState(first)
  const [top, setTop] = useState(first.people)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { list, expect } = useArrivals(more)
  const shown = useRef('')
  const which = `${first.list} ${first.cursor}`
  shown.current = which
  if (source !== first) {
    setSource(first)
    if (source.list === first.list && source.cursor === first.cursor) setTop(toldAnew(top, first.people))
    else {
      // Another list, or the same from elsewhere: what was read belongs to the one before.
      setTop(first.people)
      setMore([])
      setState('idle')
    }
  }
  const pages = [{ ...first, people: top }, ...more]
  const cursor = pages[pages.length - 1]!.nextCursor
  const people = new Map(pages.flatMap(({ people }) => people.map((person) => [person.username, person] as const)))
  return {
    people: [...people.values()],
    hiddenCount: pages.reduce((sum, { hiddenCount }) => sum + hiddenCount, 0),
    cursor,
    state,
    /** For the list: what has come takes the focus, since the button may have gone. */
    list,
    loadMore: async () => {
      if (state === 'loading' || cursor === null) return
      setState('loading')
      const page = await fetchPeople(addressOf(cursor))
      if (shown.current !== which) return
      setState(page ? 'idle' : 'failed')
      if (!page) return
      expect(people.size)
      setMore((before) => [...before, page])
    },
  }
}

/**
 * A list as it is told anew while somebody reads it: whoever came stands first, and nobody but the reader goes, so that whom
 * one stopped following by mistake can be followed again.
 */
function toldAnew(before: Person[], now: Person[]): Person[] {
  const current = new Map(now.map((person) => [person.username, person]))
  const known = new Set(before.map(({ username }) => username))
  const stay = before.filter(({ username, isViewer }) => current.has(username) || !isViewer)
  return [
    ...now.filter(({ username }) => !known.has(username)),
    ...stay.map((person) => current.get(person.username) ?? { ...person, isFollowed: false }),
  ]
}

async function fetchPeople(address: string): Promise<People | null> {
  try {
    const response = await fetch(address)
    return response.ok ? ((await response.json()) as People) : null
  } catch {
    return null
  }
}
