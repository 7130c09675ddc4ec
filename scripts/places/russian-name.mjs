import { transliterate } from './transliterate.mjs'

const russianLetters = /^[А-ЯЁ][А-Яа-яЁё .'’-]*$/u
const latinLetters = /^[\p{Script=Latin} .'’ʼ`-]+$/u
/** "City" in Ossetic, Kalmyk, Kyrgyz and others: whole names of theirs can be Russian letters only. */
const foreignCityWord = /[ -](ош|хот|шахар|шаары|хала)$/u
/** Old spelling, Ukrainian and Bulgarian endings that Russian letters allow and Russian does not. */
const notRussian = /ъ$|ъ[ -]|[сц]ьк|ць$|[бвгдкмпрт]ьо|ьй|[жш]ы$|општин|община|^Град /u
/** Here names are spelt in Russian by law or habit; elsewhere Serbian, Bulgarian and Belarusian twins stand beside. */
const russianSpeaking = new Set(['RU', 'BY', 'KZ', 'KG', 'UA'])

const fold = (name) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const withoutMarks = (name) => fold(name.normalize('NFD').replace(/\p{M}+/gu, ''))

/** Edit distance over the length of the longer one: 0 the same, 1 nothing in common. */
function distance(a, b) {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1
      current[j] = Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + changed)
    }
    previous = current
  }
  return previous[b.length] / Math.max(a.length, b.length, 1)
}

const average = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
const count = (text, pattern) => text.match(pattern)?.length ?? 0

/**
 * How un-Russian a spelling looks (less than 0: rather Russian). Belarusian, Ukrainian, Serbian and Bulgarian names can
 * consist of Russian letters too. The weights were tried on the 267 cities whose Russian names CLDR has.
 */
function strangeness(name, country) {
  const lower = name.toLowerCase()
  const everywhere = 0.3 * count(lower, /[жшчщ]ы|цы.|[рдт]э|дз[ея]/g) - (/[ьй]/u.test(lower) ? 0.12 : 0)
  const hyphens = lower.includes('-') ? 1 : 0
  if (country === 'BY') return everywhere - 0.15 * count(lower, /о/g)
  if (country === 'UA') return everywhere - (/[ыэёъ]/u.test(lower) ? 0.3 : 0) + (/ив$|'/u.test(lower) ? 0.3 : 0)
  if (russianSpeaking.has(country)) return everywhere - 0.1 * hyphens
  return (
    everywhere +
    0.4 * count(lower, /[бвгджзклмнпрстфхцчш]э/g) +
    0.25 * count(lower, /л[бвгджзкмнпрстфхцчш]|л$/g) +
    0.17 * count(lower, /[аеиоуыэюя][аеиоуыэюя]/g) +
    (lower.includes(' ') ? 0.35 : 0) -
    0.35 * hyphens
  )
}

/**
 * The Russian name of a place among the gazetteer's alternate names, which do not say their language: the one of
 * Russian letters whose Latin spelling is among the alternates too and lies nearest to them. Null when there is none.
 * @param {{ name: string, asciiName: string, alternates: string[], country: string }} place
 * @param {ReadonlySet<string>} known Russian names of cities in `foldRussian` form; one of them among the alternates wins
 * @returns {string | null}
 */
export function chooseRussianName({ name, asciiName, alternates, country }, known) {
  const spelt = [...new Set(alternates)].filter((each) => russianLetters.test(each) && !foreignCityWord.test(each))
  const likely = spelt.filter((each) => !notRussian.test(each))
  const candidates = likely.length > 0 ? likely : spelt
  if (candidates.length <= 1) return candidates[0] ?? null
  const certain = candidates.filter((each) => known.has(foldRussian(each)))
  const latin = [...new Set(alternates.filter((each) => latinLetters.test(each)).map(withoutMarks))]
  const main = [withoutMarks(name), withoutMarks(asciiName)]
  const scored = (certain.length > 0 ? certain : candidates).map((candidate) => {
    const spellings = transliterate(fold(candidate))
    const near = (target) => Math.min(...spellings.map((spelling) => distance(spelling, target)))
    const distances = latin.map(near).sort((a, b) => a - b)
    const nearest = distances.slice(0, Math.ceil(distances.length / 5))
    const hasTwin = spellings.some((spelling) => latin.includes(spelling))
    const far = Math.min(...main.map(near)) + 2 * average(distances) + 0.5 * average(nearest)
    const losesUmlaut = /ü/iu.test(name) && !/ю/iu.test(candidate)
    const score = far + (hasTwin ? 0 : 0.25) + (losesUmlaut ? 0.3 : 0) + strangeness(candidate, country)
    return { candidate, score }
  })
  return scored.reduce((best, each) => (each.score < best.score ? each : best)).candidate
}

/** The form in which Russian names are compared here: lower case, ё as е. */
export function foldRussian(name) {
  return fold(name).replace(/ё/g, 'е')
}
