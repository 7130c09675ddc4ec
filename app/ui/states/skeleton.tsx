/** A place kept for what is loading, in its final size: give width and height by class names. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-shimmer rounded-control bg-sunken ${className}`} />
}
