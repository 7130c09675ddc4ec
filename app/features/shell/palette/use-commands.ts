import { useEffect, useMemo, useState } from 'react'
import { localDay } from '~/domain/calendar/local-day'
import type { FoundName } from '~/domain/community/search/found-name'
import { LANGUAGES } from '~/locales/language'
import { useLanguage, useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import { type Command, dayCommands, FIRST, fixedCommands, personCommands, searchCommand } from './commands'
import { findCommands, orderCommands } from './find-commands'
import { loadPaletteWords } from './palette-words'
import { isWholeDay } from './typed-day'

/** The commands for what is typed, and the state of the search for people. */
export function useCommands(typed: string) {
  const t = useT('palette')
  const language = useLanguage()
  const timeZone = useTimeZone()
  const member = useRootData()?.member
  const loaded = useLoadedLanguages()
  const { people, state, isOlder } = usePeople(typed)
  const fixed = useMemo(() => (member ? fixedCommands(language, loaded, member) : []), [language, loaded, member])
  const found = useMemo(() => findCommands(fixed, typed), [fixed, typed])
  const persons = personCommands(people)
  const q = typed.trim()
  const days = dayCommands(q, localDay(timeZone, Date.now()), language, t)
  // "Sun" is the planet rather than the beginning of "Sunday".
  const isDayFirst = found.areGuesses || isWholeDay(q)
  const commands: Command[] =
    q === ''
      ? FIRST.flatMap((id) => fixed.filter((command) => command.id === id))
      : orderCommands({ q, found, persons, isOlder, days, isDayFirst, search: searchCommand(q, t) })
  return { commands, people: state }
}

/** The languages whose words commands are found by: the page's own, and the other one once it has loaded. */
function useLoadedLanguages() {
  const language = useLanguage()
  const [loaded, setLoaded] = useState([language])
  useEffect(() => {
    let isOver = false
    const others = LANGUAGES.filter((one) => one !== language)
    // Without them the page's own words are enough.
    Promise.all(others.map(loadPaletteWords)).then(
      () => isOver || setLoaded([...LANGUAGES]),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [language])
  return loaded
}

/** One letter would match too many names. */
const FROM_LETTERS = 2
/** Debounce of typing, in milliseconds. */
const DEBOUNCE_MS = 200

type Found = { people: FoundName[]; of: string; state: 'idle' | 'searching' | 'found' | 'failed' }
const NOBODY: Found = { people: [], of: '', state: 'idle' }

/** Members whose names fit what is typed. Those of an earlier text stay until the next answer; `isOlder` says so. */
function usePeople(typed: string) {
  const [found, setFound] = useState(NOBODY)
  const q = typed.trim()
  useEffect(() => {
    if (q.length < FROM_LETTERS) return setFound(NOBODY)
    setFound((last) => ({ ...last, state: 'searching' }))
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const people = await fetchPeople(q, request.signal).catch(() => null)
      if (!request.signal.aborted) setFound({ people: people ?? [], of: q, state: people ? 'found' : 'failed' })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
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
