import { type Command, GROUPS } from './command'
import { latinWords } from './latin-words'
import { inOtherLayout } from './other-layout'
import { BEGINS, SURE, WHOLE, wordFit } from './word-fit'

type Rated = { command: Command; score: number; weakest: number }

export type FoundCommands = {
  found: Command[]
  /** Every word that is typed is a word of the first one, or its beginning. */
  isExact: boolean
  /** Nothing holds what is typed: these nearly do. */
  areGuesses: boolean
}

/** So many of a group, where several have something. */
const OF_A_GROUP = 5
const OF_ONE_GROUP = 12

/**
 * The commands that fit every word that is typed, group by group, each group where its best one stands. The keys read in the
 * other language's layout come before guesses, and guesses only where nothing else is found.
 */
export function foundCommands(commands: readonly Command[], typed: string): FoundCommands {
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

/** A word of the label counts more than another it is found by, and the first one most. */
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
