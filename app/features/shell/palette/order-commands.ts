import { plainWords } from '~/domain/text/search/search-words'
import type { Command, Group } from './command'
import type { FoundCommands } from './found-commands'
import { latinWords } from './latin-words'

type Parts = {
  q: string
  found: FoundCommands
  persons: Command[]
  /** The persons are those of an earlier text; the answer for this one is still to come. */
  isOlder: boolean
  days: Command[]
  isDayFirst: boolean
  /** Leads to the search page. */
  search: Command
}

/**
 * The commands in the order they are shown; Enter opens the first one. A person whose name holds every typed word whole comes
 * before all but a page or an action that is named so, and other persons before what only nearly has that name.
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
    // Until the people have come Enter opens no guess: "clay" is nearly a gate, and may be somebody's name.
    ...(found.areGuesses && isOlder ? [] : found.found),
    ...(isDayFirst ? [] : days),
    ...after,
    search,
    // Persons of an earlier text are never what Enter opens.
    ...(isOlder ? persons : []),
  ]
}

const OF_THE_SITE: readonly Group[] = ['pages', 'actions', 'settings']

/** Whether it is a page or an action whose label holds every typed word whole. */
const isOfSite = ({ group, words }: Command, typed: readonly string[]) =>
  OF_THE_SITE.includes(group) && words.labels.some((label) => typed.every((word) => label.includes(word)))

/** Whether the typed words are whole words of the person's name, or together their username. */
function isNamed({ person }: Command, typed: readonly string[]) {
  if (!person) return false
  const name = plainWords(person.fullName)
  return typed.every((word) => name.includes(word)) || plainWords(person.username).join(' ') === typed.join(' ')
}
