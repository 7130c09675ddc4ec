/** The tick of a verified member. */
export function VerifiedTick({ label, className = 'size-4' }: { label: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      role="img"
      aria-label={label}
      className={`inline-block shrink-0 align-[-2px] ${className}`}
    >
      <path
        className="fill-accent"
        d="m8 0 2 1.6 2.5-.3.9 2.3 2.3 1-.4 2.4L16.5 9l-1.9 1.7-.1 2.5-2.5.5L10.7 16 8 15.2 5.3 16 4 13.7l-2.5-.5-.1-2.5L-.5 9l1.2-2-.4-2.4 2.3-1 .9-2.3L6 1.6Z"
      />
      <path
        className="stroke-accent-ink"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m4.8 8.4 2.2 2.2 4.2-4.8"
      />
    </svg>
  )
}
