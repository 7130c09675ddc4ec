/** A turning ring in the colour of the text; silent, for words beside it say what is happening. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`${className} inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent`}
    />
  )
}
