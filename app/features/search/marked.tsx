import { foundWords } from '~/domain/text/search/found-words'

type Props = { text: string; q: string; forms: readonly string[] }

/** A text with the words that were searched for marked, in other forms too, from the first of them on. */
export function Marked({ text, q, forms }: Props) {
  return foundWords(text, q, forms).map(({ text, isFound }, place) =>
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
