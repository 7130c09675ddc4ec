import { toEnglish } from '../../chart/refuse'

/** English sentences for the problem codes of the public API; those of a birth are the chart service's. */
const TEXTS: Record<string, string> = {
  'field.unknown': 'There is no field of this name',
  'body.required': 'The body must be a JSON object',
  'birth.required': 'A birth is an object with birth_date, birth_city and birth_country',
  'gate.invalid': 'A gate is a whole number from 1 to 64',
  'gates.required': 'Gates must be a list with one gate at least',
  'gates.many': 'There are no more than 64 gates',
}

/** The sentence of a problem code; the code itself where there is none. */
export const toSentence = (code: string): string => TEXTS[code] ?? toEnglish(code)
