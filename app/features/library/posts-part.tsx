import { Avatar } from '~/ui/avatar'
import { RelativeTime } from '~/ui/relative-time'
import { Way } from '~/ui/way'
import type { SeenPart, SeenPost } from './library'
import { PartCard } from './part-card'

/** The newest posts about it, each a way to its own page. */
export function PostsPart(part: SeenPart<SeenPost>) {
  return (
    <PartCard {...part} name="posts">
      {({ id, author, content, createdAt }) => (
        <Way to={`/posts/${id}`} className="flex gap-3 py-3 text-ink no-underline hover:bg-sunken">
          <Avatar name={author.fullName} src={author.avatarUrl} type={author.hdType} size="sm" />
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline gap-2">
              <span className="truncate font-semibold">{author.fullName}</span>
              <span className="shrink-0 text-sm text-muted">
                <RelativeTime at={createdAt} />
              </span>
            </span>
            <span className="line-clamp-4 wrap-anywhere">{content}</span>
          </span>
        </Way>
      )}
    </PartCard>
  )
}
