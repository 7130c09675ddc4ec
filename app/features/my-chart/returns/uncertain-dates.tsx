/** What the birth time leaves open of a date; nothing where that is a day at most. */
export function UncertainDates({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <span className="block text-sm text-pretty text-warn">
      <span aria-hidden="true">≈ </span>
      {text}
    </span>
  )
}
