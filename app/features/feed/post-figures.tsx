import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { HeartIcon, MessageIcon } from '~/ui/icons'

/** How a post was taken, where nothing can be done about it. */
export function PostFigures({ likesCount, commentsCount }: { likesCount: number; commentsCount: number }) {
  const t = useT('member-posts')
  const feed = useT('feed')
  return (
    <p className="mt-3 flex gap-x-6 text-sm text-muted">
      <Figure icon={<HeartIcon className="size-4.5" />} count={likesCount} words={t('likes', { count: likesCount })} />
      <Figure
        icon={<MessageIcon className="size-4.5" />}
        count={commentsCount}
        words={feed('comments', { count: commentsCount })}
      />
    </p>
  )
}

const Figure = ({ icon, count, words }: { icon: ReactNode; count: number; words: string }) => (
  <span className="inline-flex items-center gap-1.5">
    {icon}
    <span aria-hidden="true" className="tabular">
      {count}
    </span>
    <span className="sr-only">{words}</span>
  </span>
)
