const DIGITS = /\d+/g
/** Numbers in words, which could name a gate or a line that the source doesn't have. */
const COUNTING =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|second|third|fourth|fifth|sixth|две|два|двух|три|тр[её]х|трет\p{L}+|четыр\p{L}+|пять|пят\p{L}{2,}|шест\p{L}+|седьм\p{L}+|семь|восьм\p{L}+|восемь|девят\p{L}+|десят\p{L}+|двадцат\p{L}+|тридцат\p{L}+|сорок\p{L}*)(?!\p{L})/giu
/** What isn't prose: markup, URLs, lists. */
const NO_PROSE = /[<>{}#*_`|]|https?:|www\./i
const SHORTEST = 0.5
const LONGEST = 1.6

type Check = {
  /** Words that the text may have only if the source has them: names of planets, centers and types. */
  terms: readonly string[]
  script: 'Latin' | 'Cyrillic'
}

/**
 * Whether rewritten paragraphs keep to their source: as many, about as long, in the same script, as prose, without a number or
 * term that the source lacks.
 */
export function keepsToSource(
  source: readonly string[],
  rephrased: readonly string[],
  { terms, script }: Check,
): boolean {
  if (rephrased.length !== source.length) return false
  const asLong = rephrased.every((text, index) => {
    const ratio = text.length / source[index]!.length
    return ratio >= SHORTEST && ratio <= LONGEST
  })
  const [before, after] = [source.join('\n'), rephrased.join('\n')]
  return asLong && !NO_PROSE.test(after) && isIn(script, after) && addsNothing(before, after, terms)
}

function addsNothing(before: string, after: string, terms: readonly string[]): boolean {
  const has = (text: string, pattern: RegExp) =>
    new Set(Array.from(text.toLowerCase().matchAll(pattern), ([all]) => all))
  const isAdded = (pattern: RegExp) => {
    const known = has(before, pattern)
    return [...has(after, pattern)].some((found) => !known.has(found))
  }
  const addsTerm = terms.map(patternOf).some((pattern) => pattern.test(after) && !pattern.test(before))
  return !isAdded(DIGITS) && !isAdded(COUNTING) && !addsTerm
}

/** A term as a word; in Russian its stem with any ending, since the last vowel changes with the case. */
function patternOf(term: string): RegExp {
  const stem = /^\p{Script=Cyrillic}{4,}$/u.test(term) ? term.replace(/[аеиоуыэюяй]$/u, '') : term
  const end = /\p{Script=Cyrillic}$/u.test(stem) ? '' : '(?!\\p{L})'
  return new RegExp(`(?<!\\p{L})${escaped(stem)}${end}`, 'iu')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Whether all letters are of the script, except single letters of another one, as in names of centers. */
function isIn(script: Check['script'], text: string): boolean {
  const foreign = script === 'Latin' ? /[^\P{L}\p{Script=Latin}]{2,}/u : /[^\P{L}\p{Script=Cyrillic}]{2,}/u
  return !foreign.test(text)
}
