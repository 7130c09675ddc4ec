import { transliterate } from './transliterate.mjs'

const russianLetters = /^[А-ЯЁ][А-Яа-яЁё .'’-]*$/u
const latinLetters = /^[\p{Script=Latin} .'’ʼ`-]+$/u
/** "City" in Ossetic, Kalmyk, Kyrgyz and others: whole names of theirs can be Russian letters only. */
const foreignCityWord = /[ -](ош|хот|шахар|шаары|хала)$/u
/** Old spelling, Ukrainian and Bulgarian endings that Russian letters allow and Russian does not. */
const notRussian = /ъ(?![еёюя])|[сц]ьк|ць$|[бвгдкмпрт]ьо|ьй|[жш]ы$|општин|община|^Град /u
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

/** Latin letters reduced to what all ways of writing Russian in Latin letters share. */
export const soundOf = (name) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}]+/gu, '')
    .replace(/shch/g, 'sh')
    .replace(/kh/g, 'h')
    .replace(/ts/g, 'c')
    .replace(/[yj]/g, 'i')
    .replace(/ie/g, 'e')
    .replace(/(.)\1+/gu, '$1')

/** How far a Russian spelling is from the place's Latin name of today: 0 the same, 1 nothing in common. */
function distanceToLatinName(candidate, { name, asciiName }) {
  const today = new Set([name, asciiName].map(soundOf))
  return Math.min(
    ...transliterate(candidate).flatMap((spelling) => [...today].map((each) => distance(soundOf(spelling), each))),
  )
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
  if (country === 'RU') return everywhere - 0.1 * hyphens - 0.1 * count(lower, /ый/g)
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

/** A spelling this far from the Latin name of today is another name: a former one, or one of another place. */
const anotherName = 0.34
/** Abroad Russian follows the sound of a language that its Latin letters hide: Tours is Тур. */
const anotherNameAbroad = 0.5
/** In Russia the Latin name is the Russian one transliterated, so only the nearest spellings count there. */
const marginInRussia = 0.1
/** Elsewhere in the former union it is the name in the national language, which can differ from the Russian one. */
const marginInFormerUnion = 0.45
const formerUnion = new Set('RU UA BY KZ KG MD GE AM AZ UZ TM TJ LV LT EE'.split(' '))
const isFormerUnion = (country) => formerUnion.has(country)

/**
 * Tells whether a name belongs to a bigger place than the one that lists it: Kaliningrad is a former name of Korolyov
 * and the name of another city.
 * @param {{ id: number, name: string, asciiName: string, alternates: string[] }[]} cities the most populous first
 * @param {ReadonlySet<string>} known Russian names of cities in `foldRussian` form
 */
export function findNamesOfBiggerPlaces(cities, known) {
  const bySound = new Map()
  const byKnownName = new Map()
  for (const { id, name, asciiName, alternates } of cities) {
    for (const sound of [name, asciiName].map(soundOf)) if (!bySound.has(sound)) bySound.set(sound, id)
    for (const alternate of alternates) {
      if (!russianLetters.test(alternate)) continue
      const folded = foldRussian(alternate)
      if (known.has(folded) && !byKnownName.has(folded)) byKnownName.set(folded, id)
    }
  }
  const ranks = new Map(cities.map(({ id }, rank) => [id, rank]))
  const isNamesake = (id, place) => soundOf(cities[ranks.get(id)].name) === soundOf(place.name)
  return (candidate, place) => {
    const far = distanceToLatinName(candidate, place)
    if (far <= anotherName) return false
    const bearer = byKnownName.get(foldRussian(candidate))
    if (bearer !== undefined) return bearer !== place.id && !isNamesake(bearer, place)
    if (far <= anotherNameAbroad && !isFormerUnion(place.country)) return false
    const rank = ranks.get(place.id)
    return transliterate(candidate).some((spelling) => ranks.get(bySound.get(soundOf(spelling))) < rank)
  }
}

/** The spellings that can be today's name: former names are far from the Latin name of today. */
function listCurrentNames(candidates, place, known) {
  const margin = place.country === 'RU' ? marginInRussia : isFormerUnion(place.country) ? marginInFormerUnion : 1
  const certain = candidates.filter((each) => known.has(foldRussian(each)))
  if (certain.length > 0) return certain
  const distances = candidates.map((each) => distanceToLatinName(each, place))
  const nearest = Math.min(...distances)
  return candidates.filter((_, index) => distances[index] <= nearest + margin)
}

/**
 * The Russian name of a place among the gazetteer's alternate names, which do not say their language: the one of
 * Russian letters whose Latin spelling is among the alternates too and lies nearest to them. Null when there is none.
 * @param {{ id?: number, name: string, asciiName: string, alternates: string[], country: string }} place
 * @param {ReadonlySet<string>} known Russian names of cities in `foldRussian` form; one of them among the alternates wins
 * @param {(candidate: string, place: object) => boolean} isOfBiggerPlace made by `findNamesOfBiggerPlaces`
 * @returns {string | null}
 */
export function chooseRussianName(place, known, isOfBiggerPlace = () => false) {
  const { name, asciiName, alternates, country } = place
  const spelt = [...new Set(alternates)].filter((each) => russianLetters.test(each) && !foreignCityWord.test(each))
  const likely = spelt.filter((each) => !notRussian.test(each))
  const own = (likely.length > 0 ? likely : spelt).filter((each) => !isOfBiggerPlace(each, place))
  const candidates = own.length > 1 ? listCurrentNames(own, place, known) : own
  if (candidates.length <= 1) return candidates[0] ?? null
  const latin = [...new Set(alternates.filter((each) => latinLetters.test(each)).map(withoutMarks))]
  const main = [withoutMarks(name), withoutMarks(asciiName)]
  const scored = candidates.map((candidate) => {
    const spellings = transliterate(fold(candidate))
    const near = (target) => Math.min(...spellings.map((spelling) => distance(spelling, target)))
    const distances = latin.map(near).sort((a, b) => a - b)
    const nearest = distances.slice(0, Math.ceil(distances.length / 5))
    const hasTwin = spellings.some((spelling) => latin.includes(spelling))
    const far = Math.min(...main.map(near)) + 2 * average(distances) + 0.5 * average(nearest)
    const losesUmlaut = /ü/iu.test(name) && !/ю/iu.test(candidate)
    // Of two spellings that differ in this letter alone, the one that has it is complete.
    const hasDots = /ё/iu.test(candidate) ? 0.01 : 0
    const score = far + (hasTwin ? 0 : 0.25) + (losesUmlaut ? 0.3 : 0) - hasDots + strangeness(candidate, country)
    return { candidate, score }
  })
  return scored.reduce((best, each) => (each.score < best.score ? each : best)).candidate
}

/** The form in which Russian names are compared here: lower case, ё as е. */
export function foldRussian(name) {
  return fold(name).replace(/ё/g, 'е')
}
