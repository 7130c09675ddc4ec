const HAS_LETTER = /\p{L}/u
/** "Dr." or "Prof.", and not the "J." of a name that is cut short. */
const IS_TITLE = /^\p{L}{2,}\.$/u

/**
 * What a member is called in a sentence: the first word of their name, without titles and signs before it. The whole name where
 * that word is an initial or there is none, as in "J. Smith" and "李 明".
 */
export function firstNameOf(fullName: string): string {
  const whole = fullName.trim()
  const first = whole.split(/\s+/).find((word) => HAS_LETTER.test(word) && !IS_TITLE.test(word)) ?? ''
  return (first.match(/\p{L}/gu) ?? []).length > 1 ? first : whole || fullName
}
