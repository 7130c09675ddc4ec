/** Ends at a word, with an ellipsis, where it is too long; never inside a character. */
export function shorten(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const cut = characters.slice(0, length - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\s,.;:–—-]+$/u, '')}…`
}
