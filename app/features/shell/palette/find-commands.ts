import { useEffect, useMemo, useState } from 'react'
import { localDay } from '~/domain/calendar/local-day'
import type { FoundName } from '~/domain/community/search/found-name'
import { plainWords } from '~/domain/text/search/search-words'
import { LANGUAGES } from '~/locales/language'
import { useLanguage, useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import {
  type Command,
  dayCommands,
  FIRST,
  fixedCommands,
  GROUPS,
  type Group,
  personCommands,
  searchCommand,
} from './commands'
import { loadPaletteWords } from './palette-words'
import { isWholeDay } from './typed-day'
import { BEGINS, inOtherLayout, latinWords, SURE, WHOLE, wordFit } from './word-fit'

type Rated = { command: Command; score: number; weakest: number }

type FoundCommands = {
  found: Command[]
  /** Every typed word is a word of the first command, or the beginning of one. */
  isExact: boolean
  /** Nothing contains what is typed; these only resemble it. */
  areGuesses: boolean
}

/** The most commands of a group where several groups have some. */
const OF_A_GROUP = 5
const OF_ONE_GROUP = 12

/**
 * The commands that fit every typed word, by group, each group ranked by its best command. The text read in the other keyboard
 * layout comes before guesses, and guesses only where nothing else is found.
 */
export function findCommands(commands: readonly Command[], typed: string): FoundCommands {
  const rated = ratedBy(commands, typed)
  const turned = ratedBy(commands, inOtherLayout(typed))
  const sure = [rated, turned].map((all) => all.filter(({ weakest }) => weakest >= SURE)).find((all) => all.length > 0)
  const guesses = rated.length > 0 ? rated : turned
  const found = inGroups(sure ?? guesses)
  return {
    found: found.map(({ command }) => command),
    isExact: (found[0]?.weakest ?? 0) >= BEGINS,
    areGuesses: !sure,
  }
}

function ratedBy(commands: readonly Command[], typed: string): Rated[] {
  const words = latinWords(typed)
  return words.length === 0 ? [] : commands.map((command) => rate(command, words)).filter((one) => one.score > 0)
}

/** A word of the label counts more than another, and the first word of the label most. */
function rate(command: Command, typed: readonly string[]): Rated {
  const { labels, other, names } = command.words
  if (names.some((name) => name.join(' ') === typed.join(' '))) {
    return { command, score: typed.length * WHOLE, weakest: WHOLE }
  }
  const fits = typed.map((word) => {
    const inLabel = labels.flatMap((label) =>
      label.map((own, place) => wordFit(word, own) && wordFit(word, own) + (place === 0 ? 0.6 : 0.4)),
    )
    return Math.max(0, ...inLabel, ...other.map((own) => wordFit(word, own)))
  })
  const weakest = Math.min(...fits)
  const score = weakest > 0 ? fits.reduce((sum, fit) => sum + fit, 0) : 0
  return { command, score, weakest }
}

function inGroups(rated: Rated[]): Rated[] {
  const groups = GROUPS.map((group) =>
    rated.filter(({ command }) => command.group === group).sort((a, b) => b.score - a.score),
  ).filter((members) => members.length > 0)
  groups.sort(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0))
  const most = groups.length > 1 ? OF_A_GROUP : OF_ONE_GROUP
  return groups.flatMap((members) => members.slice(0, most))
}

type Parts = {
  q: string
  found: FoundCommands
  persons: Command[]
  /** The persons were found for an earlier text; the answer for this one is still to come. */
  isOlder: boolean
  days: Command[]
  isDayFirst: boolean
  /** Leads to the search page. */
  search: Command
}

/**
 * The commands in the order they are shown; Enter runs the first one. A person whose name has every typed word whole comes
 * before all but a page or an action with that name, and other persons before commands that only resemble it.
 */
export function orderCommands({ q, found, persons, isOlder, days, isDayFirst, search }: Parts): Command[] {
  const typed = plainWords(q)
  const [named, others] = [true, false].map((wanted) => persons.filter((person) => isNamed(person, typed) === wanted))
  const isSiteNamed = found.found.slice(0, 1).some((first) => isOfSite(first, latinWords(q)))
  const before = isOlder ? [] : [...(isSiteNamed ? [] : named!), ...(found.isExact ? [] : others!)]
  const after = isOlder ? [] : persons.filter((person) => !before.includes(person))
  return [
    ...(isDayFirst ? days : []),
    ...before,
    // No guess until the people have come: "clay" resembles a gate, and may be a name.
    ...(found.areGuesses && isOlder ? [] : found.found),
    ...(isDayFirst ? [] : days),
    ...after,
    search,
    // Enter never opens a person of an earlier text.
    ...(isOlder ? persons : []),
  ]
}

const OF_THE_SITE: readonly Group[] = ['pages', 'actions', 'settings']

/** Whether it is a page or an action whose label has every typed word whole. */
const isOfSite = ({ group, words }: Command, typed: readonly string[]) =>
  OF_THE_SITE.includes(group) && words.labels.some((label) => typed.every((word) => label.includes(word)))

/** Whether the typed words are whole words of the person's name, or together their username. */
function isNamed({ person }: Command, typed: readonly string[]) {
  if (!person) return false
  const name = plainWords(person.fullName)
  return typed.every((word) => name.includes(word)) || plainWords(person.username).join(' ') === typed.join(' ')
}

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
