const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'

const alphabet = (latin) =>
  new Map(latin.split(' ').map((letters, index) => [cyrillic[index], letters.replace('-', '')]))

/** As the gazetteer makes Latin twins of its Cyrillic names, and as maps and passports write Russian. */
const alphabets = [
  alphabet('a b v g d e zh z i j k l m n o p r s t u f kh c ch sh shh - y - eh ju ja e'),
  alphabet('a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya e'),
]

/**
 * The Latin spellings of a Russian name in lower case, hard and soft signs left out.
 * @param {string} name
 * @returns {string[]}
 */
export function transliterate(name) {
  const lower = name.toLowerCase()
  return [...new Set(alphabets.map((letters) => [...lower].map((letter) => letters.get(letter) ?? letter).join('')))]
}

/**
 * The Latin spellings by which a Russian name may be typed: adjectives also with one letter at their end ("Mirny").
 * @param {string} name
 * @returns {string[]}
 */
export function latinSpellings(name) {
  const full = transliterate(name)
  return [...new Set([...full, ...full.map((spelling) => spelling.replace(/[yi][yj](?=$|[ -])/g, 'y'))])]
}
