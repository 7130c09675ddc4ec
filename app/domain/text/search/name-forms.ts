/** Endings of Russian cases, each with the endings a name may have in the nominative. Letters are those of `searchText`: no ё. */
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
/** The vowel that stands in the nominative only: Павла, Павел; Льва, Лев. */
const VOWEL_LEFT_OUT = /([^аеиоуыэюя])([влкц])$/

/**
 * The nominatives a Russian name may have that is written in another case: `анну` gives `анн` and `анна`. Stems do not serve
 * for names: Snowball makes `ива` of Иван and `иван` of Ивану. The word itself is not among them.
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

/** Also with the vowel back in place; a «ь» stands for it there: Льва, Лев. */
const bareForms = (base: string) =>
  VOWEL_LEFT_OUT.test(base)
    ? [
        base,
        base.replace(VOWEL_LEFT_OUT, (_, before: string, last: string) => `${before === 'ь' ? '' : before}е${last}`),
      ]
    : [base]
