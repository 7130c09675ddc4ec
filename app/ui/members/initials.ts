/** Up to two capital letters for a name in any script: of the first and the last word; "?" for a name without letters or digits. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_.-]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.join('').toUpperCase() || '?'
}
