import { foundWords } from '~/domain/text/found-words'

/** A text with the words that were looked for marked, from the first of them on. */
export function Marked({ text, q }: { text: string; q: string }) {
  return foundWords(text, q).map(({ text, isFound }, place) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <mark key={place} className="rounded-[3px] bg-warn-soft text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
