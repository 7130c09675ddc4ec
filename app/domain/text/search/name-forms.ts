/** Endings of Russian cases, each with the endings a name may have in the nominative. As `searchText` writes them, without ё. */
const ENDINGS: readonly (readonly [ending: string, nominatives: readonly string[]])[] = [
  ['ого', ['ий', 'ый', 'ой']],
  ['ому', ['ий', 'ый', 'ой']],
  ['его', ['ий']],
  ['ему', ['ий']],
  ['ую', ['ая']],
  ['ой', ['а', 'ая']],
  ['ою', ['а']],
  ['ей', ['я', 'а']],
  ['ью', ['ь']],
  ['ом', ['']],
  ['ем', ['й', 'ь', '']],
  ['ым', ['', 'ый', 'ой']],
  ['им', ['ий']],
  ['а', ['']],
  ['я', ['й', 'ь']],
  ['у', ['', 'а']],
  ['ю', ['й', 'я', 'ь']],
  ['ы', ['а']],
  ['и', ['а', 'я', 'ь', 'й']],
  ['е', ['', 'а', 'я', 'й', 'ь']],
]
const CYRILLIC = /^[а-я]{3,}$/
const SHORTEST_BASE = 2
/** Consonants between which the nominative alone has a vowel: Павла, Павел; Льва, Лев. */
const VOWEL_LEFT_OUT = /([^аеиоуыэюя])([влкц])$/

/**
 * The possible nominatives of a Russian name in another case: `анну` gives `анн` and `анна`, without the word itself. Stems
 * don't work for names: Snowball makes `ива` of Иван and `иван` of Ивану.
 */
export function nominatives(word: string): string[] {
  if (!CYRILLIC.test(word)) return []
  const forms = ENDINGS.flatMap(([ending, endings]) => {
    const base = word.endsWith(ending) ? word.slice(0, -ending.length) : ''
    if (base.length < SHORTEST_BASE) return []
    return endings.flatMap((nominative) => (nominative === '' ? bareForms(base) : [base + nominative]))
  })
  return [...new Set(forms)].filter((form) => form !== word)
}

/** The base, also with the vowel inserted; it replaces a «ь»: Льва, Лев. */
const bareForms = (base: string) =>
  VOWEL_LEFT_OUT.test(base)
    ? [
        base,
        base.replace(VOWEL_LEFT_OUT, (_, before: string, last: string) => `${before === 'ь' ? '' : before}е${last}`),
      ]
    : [base]
