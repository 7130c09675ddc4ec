const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю'

/** What the same keys give on the keyboard of the other language: "yfcnh" is «настр». */
export const inOtherLayout = (text: string): string =>
  [...text.toLowerCase()]
    .map((sign) => swapped(sign, LATIN, CYRILLIC) ?? swapped(sign, CYRILLIC, LATIN) ?? sign)
    .join('')

const swapped = (sign: string, from: string, to: string) => to[from.indexOf(sign)]
