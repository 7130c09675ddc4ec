/**
 * How many characters a text has, as its limits count them: code points. An emoji is one where UTF-16 says two; one that is
 * composed of several (a family, a flag) counts as those several, since what is drawn as one depends on the reader's
 * device, and a limit must not. A line break is one.
 */
export function characterCount(text: string): number {
  let count = 0
  for (const character of text) if (character !== '\r') count++
  return count
}
