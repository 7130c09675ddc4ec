/** A text that begins with a capital letter, as a sentence does, whatever word it was put together from. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
