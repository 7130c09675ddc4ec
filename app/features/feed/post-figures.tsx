import { useT } from '~/locales/use-t'
import { HeartIcon, MessageIcon } from '~/ui/icons'

const FIGURE = 'inline-flex items-center gap-1.5'

/** How a post was taken, where nothing can be done about it. */
export function PostFigures({ likesCount, commentsCount }: { likesCount: number; commentsCount: number }) {
  const t = useT('member-posts')
  const feed = useT('feed')
  return (
    <p className="mt-3 flex gap-x-6 text-sm text-muted">
      <span className={FIGURE}>
        <HeartIcon className="size-4.5" />
        <span aria-hidden="true" className="tabular">
          {likesCount}
        </span>
        <span className="sr-only">{t('likes', { count: likesCount })}</span>
      </span>
      <span className={FIGURE}>
        <MessageIcon className="size-4.5" />
        <span aria-hidden="true" className="tabular">
          {commentsCount}
        </span>
        <span className="sr-only">{feed('comments', { count: commentsCount })}</span>
      </span>
    </p>
  )
}
