import { Link } from '@remix-run/react'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/members/avatar'
import { RelativeTime } from '~/ui/members/relative-time'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { FOUND_LINK, FOUND_LIST } from './found-look'
import { Marked } from './marked'
import type { FoundPost } from './search'

/** Posts that were found, each a way to its own page. */
export function FoundPosts({ posts, q }: { posts: FoundPost[]; q: string }) {
  const t = useT('search')
  return (
    <ul className={FOUND_LIST}>
      {posts.map(({ id, author, content, tags, createdAt, forms }) => (
        <li key={id}>
          <Link to={`/posts/${id}`} prefetch="intent" className={FOUND_LINK}>
            <Avatar name={author.fullName} src={author.avatarUrl} type={author.hdType} size="sm" className="mt-0.5" />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline gap-2">
                <span className="flex min-w-0 items-baseline gap-1 font-semibold">
                  <span className="truncate">{author.fullName}</span>
                  {author.isVerified ? <VerifiedTick label={t('verified')} /> : null}
                </span>
                <span className="shrink-0 text-sm text-muted">
                  <RelativeTime at={createdAt} />
                </span>
              </span>
              <span lang={textLanguage(content)} className="line-clamp-3 wrap-anywhere">
                <Marked text={content} q={q} forms={forms} />
              </span>
              {tags.length > 0 ? (
                <span className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted">
                  {tags.map((tag) => (
                    <span key={tag} lang={textLanguage(tag)} className="wrap-anywhere">
                      #<Marked text={tag} q={q} forms={forms} />
                    </span>
                  ))}
                </span>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
