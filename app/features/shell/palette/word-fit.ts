import { plainWords } from '~/domain/text/search/search-words'

/** How well a typed text fits a word: 5 the whole word, 4 its beginning, 3 inside it, 2 with one slip, 1 with letters left out, 0 not at all. */
type Fit = 0 | 1 | 2 | 3 | 4 | 5

/** Fits below this are guesses, which count only where nothing fits better. */
export const SURE: Fit = 3
/** From this fit on what is typed is the word or its beginning. */
export const BEGINS: Fit = 4
/** What is typed is the word itself. */
export const WHOLE: Fit = 5

/** Both in the form of `latinWords`. */
export function wordFit(typed: string, word: string): Fit {
  if (word === typed) return 5
  if (word.startsWith(typed)) return 4
  // Numbers are never guessed.
  if (/\d/.test(typed)) return 0
  if (typed.length >= 3 && word.includes(typed)) return 3
  if (typed.length >= 4 && isOneSlip(typed, word)) return 2
  return typed.length >= 3 && leavesOut(typed, word) ? 1 : 0
}

/** Whether it begins the word but for one letter: another, one more, one less, or two swapped. The first letter must be right. */
function isOneSlip(typed: string, word: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  if (at === 0) return false
  const begins = (from: number, rest: number) => word.startsWith(typed.slice(rest), from)
  const isTurned = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return begins(at + 1, at + 1) || begins(at, at + 1) || begins(at + 1, at) || (isTurned && begins(at + 2, at + 2))
}

/** Whether its letters are in the word in this order, from the first one on: "stngs". */
function leavesOut(typed: string, word: string): boolean {
  if (typed[0] !== word[0]) return false
  let at = 0
  for (const letter of word) if (letter === typed[at]) at++
  return at === typed.length
}

const TRANSLITERATION: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** The words of a text in the form they are compared in, Russian ones in Latin letters: "kan" begins «канал». */
export const latinWords = (text: string): string[] =>
  plainWords(text).map((word) => word.replace(/[а-я]/g, (letter) => TRANSLITERATION[letter] ?? letter))

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю'

/** What the same keys give on the keyboard of the other language: "yfcnh" is «настр». */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()]
    .map((sign) => swapped(sign, LATIN_KEYS, CYRILLIC_KEYS) ?? swapped(sign, CYRILLIC_KEYS, LATIN_KEYS) ?? sign)
    .join('')

const swapped = (sign: string, from: string, to: string) => to[from.indexOf(sign)]
