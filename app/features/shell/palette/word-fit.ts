/** How well what is typed fits a word: the word itself, its beginning, something inside, one slip, letters left out; 0 is not at all. */
export type Fit = 0 | 1 | 2 | 3 | 4 | 5

/** Fits below this are guesses: they count only where nothing fits better. */
export const SURE: Fit = 3
/** From this fit on what is typed is the word or its beginning. */
export const BEGINS: Fit = 4
/** What is typed is the word itself. */
export const WHOLE: Fit = 5

/** Both in the form of `latinWords`. */
export function wordFit(typed: string, word: string): Fit {
  if (word === typed) return 5
  if (word.startsWith(typed)) return 4
  // Of a number nothing is guessed.
  if (/\d/.test(typed)) return 0
  if (typed.length >= 3 && word.includes(typed)) return 3
  if (typed.length >= 4 && isOneSlip(typed, word)) return 2
  return typed.length >= 3 && leavesOut(typed, word) ? 1 : 0
}

/** Whether it begins the word but for one letter: another, one more, one less, or two turned round. The first one is right. */
function isOneSlip(typed: string, word: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  if (at === 0) return false
  const begins = (from: number, rest: number) => word.startsWith(typed.slice(rest), from)
  const isTurned = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return begins(at + 1, at + 1) || begins(at, at + 1) || begins(at + 1, at) || (isTurned && begins(at + 2, at + 2))
}

/** Whether its letters stand in the word in their order, from the first on: "stngs". */
function leavesOut(typed: string, word: string): boolean {
  if (typed[0] !== word[0]) return false
  let at = 0
  for (const letter of word) if (letter === typed[at]) at++
  return at === typed.length
}
