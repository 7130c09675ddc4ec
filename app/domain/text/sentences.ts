/**
 * The first sentence of a text: up to a closing mark, with the quotes and brackets after it, before a word that starts a sentence.
 * An initial ("A. Smith") doesn't end it; the end of the first paragraph does.
 */
export function firstSentence(text: string): string {
  const paragraph = text.trim().split(/\n/, 1)[0] ?? ''
  return SENTENCE.exec(paragraph)?.[0] ?? paragraph
}

const SENTENCE = /^.*?(?<!(?:^|[\s(«“"])\p{Lu})[.!?…]+[»”"’')\]]*(?=\s+[«“"‘('[]?[\p{Lu}\p{N}])/su

/** Cuts a text that is too long at a word, with an ellipsis. */
export function shorten(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const cut = characters.slice(0, length - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\s,.;:–—-]+$/u, '')}…`
}

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
