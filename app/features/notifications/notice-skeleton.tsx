import { Skeleton } from '~/ui/skeleton'

/** The place of notifications that are on their way. */
export function NoticeSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
