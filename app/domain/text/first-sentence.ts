/**
 * The first sentence of a text: it ends at a mark that closes sentences, with the quotes and brackets after it, before a word
 * that begins one. An initial ("A. Smith") ends none, nor does the first paragraph go on into the next.
 */
export function firstSentence(text: string): string {
  const paragraph = text.trim().split(/\n/, 1)[0] ?? ''
  return SENTENCE.exec(paragraph)?.[0] ?? paragraph
}

const SENTENCE = /^.*?(?<!(?:^|[\s(«“"])\p{Lu})[.!?…]+[»”"’')\]]*(?=\s+[«“"‘('[]?[\p{Lu}\p{N}])/su
