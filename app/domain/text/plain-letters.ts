/** Latin letters that Unicode does not take apart into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ə: 'e',
  ǝ: 'e',
  ƿ: 'w',
}
const WHOLE = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** A lower-case text with such letters as one types them who has no key for them. */
export const plainLetters = (text: string) => text.replace(WHOLE, (letter) => PLAIN[letter] ?? letter)
