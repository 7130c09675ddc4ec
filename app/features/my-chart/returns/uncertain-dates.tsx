/** What the birth time leaves open of dates, and of whether there are passes; nothing where `text` is null. */
export function UncertainDates({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <span className="block text-sm text-pretty text-warn">
      <span aria-hidden="true">≈ </span>
      {text}
    </span>
  )
}
