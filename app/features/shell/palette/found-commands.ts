import { type Command, GROUPS } from './command'
import { latinWords } from './latin-words'
import { inOtherLayout } from './other-layout'
import { SURE, wordFit } from './word-fit'

type Rated = { command: Command; score: number; isSure: boolean }

/** So many of a group, where several have something. */
const OF_A_GROUP = 5
const OF_ONE_GROUP = 12

/**
 * The commands that fit every word that is typed, group by group, each group where its best one stands. Guesses only where nothing
 * else is found, and said to be such; the keys read in the other language's layout only where they mean nothing as they are.
 */
export function foundCommands(commands: readonly Command[], typed: string): { found: Command[]; areGuesses: boolean } {
  const rated = ratedBy(commands, typed)
  const found = rated.length > 0 ? rated : ratedBy(commands, inOtherLayout(typed))
  const sure = found.filter(({ isSure }) => isSure)
  return sure.length > 0 ? { found: inGroups(sure), areGuesses: false } : { found: inGroups(found), areGuesses: true }
}

function ratedBy(commands: readonly Command[], typed: string): Rated[] {
  const words = latinWords(typed)
  return words.length === 0 ? [] : commands.map((command) => rate(command, words)).filter((one) => one.score > 0)
}

/** A word of the label counts more than another it is found by, and the first one most. */
function rate(command: Command, typed: readonly string[]): Rated {
  const { labels, other } = command.words
  const fits = typed.map((word) => {
    const inLabel = labels.flatMap((label) =>
      label.map((own, place) => wordFit(word, own) && wordFit(word, own) + (place === 0 ? 0.6 : 0.4)),
    )
    return Math.max(0, ...inLabel, ...other.map((own) => wordFit(word, own)))
  })
  const weakest = Math.min(...fits)
  const score = weakest > 0 ? fits.reduce((sum, fit) => sum + fit, 0) : 0
  return { command, score, isSure: weakest >= SURE }
}

function inGroups(rated: Rated[]): Command[] {
  const groups = GROUPS.map((group) =>
    rated.filter(({ command }) => command.group === group).sort((a, b) => b.score - a.score),
  ).filter((members) => members.length > 0)
  groups.sort(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0))
  const most = groups.length > 1 ? OF_A_GROUP : OF_ONE_GROUP
  return groups.flatMap((members) => members.slice(0, most).map(({ command }) => command))
}
