import { Card } from '~/ui/card'
import { Skeleton } from '~/ui/skeleton'

/** The place of a post that is loading, as high as one of two lines with tags. */
export function PostSkeleton() {
  return (
    <Card aria-hidden="true">
      <div className="flex items-start gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid flex-1 gap-2 pt-0.5">
          <Skeleton className="h-4 w-52 max-w-full" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-3/5" />
      <Skeleton className="mt-4 h-3.5 w-40" />
      <Skeleton className="mt-5 h-4.5 w-28" />
    </Card>
  )
}
