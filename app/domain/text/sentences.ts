/**
 * The first sentence of a text: it ends at a mark that closes sentences, with the quotes and brackets after it, before a word
 * that begins one. An initial ("A. Smith") ends none, nor does the first paragraph go on into the next.
 */
export function firstSentence(text: string): string {
  const paragraph = text.trim().split(/\n/, 1)[0] ?? ''
  return SENTENCE.exec(paragraph)?.[0] ?? paragraph
}

const SENTENCE = /^.*?(?<!(?:^|[\s(«“"])\p{Lu})[.!?…]+[»”"’')\]]*(?=\s+[«“"‘('[]?[\p{Lu}\p{N}])/su

/** Ends at a word, with an ellipsis, where it is too long; never inside a character. */
export function shorten(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const cut = characters.slice(0, length - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\s,.;:–—-]+$/u, '')}…`
}

/** A text that begins with a capital letter, as a sentence does, whatever word it was put together from. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
