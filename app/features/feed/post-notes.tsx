import type { PostVisibility } from '~/domain/community/post-settings'
import { useT } from '~/locales/use-t'
import { EyeOffIcon, LockIcon, PeopleIcon } from '~/ui/icons'
import type { FeedPost } from './feed'

const CIRCLES = { community: PeopleIcon, connections: LockIcon } satisfies Record<
  Exclude<PostVisibility, 'public'>,
  typeof LockIcon
>

/** Beside the type of who wrote: that not everybody sees this. */
export function PostNotes({ post: { visibility, isHidden } }: { post: FeedPost }) {
  const t = useT('feed')
  const Circle = visibility === 'public' ? null : CIRCLES[visibility]
  return (
    <>
      {Circle && visibility !== 'public' ? (
        <span className="inline-flex items-center gap-1">
          <Circle className="size-3.5" />
          {t(`seenBy.${visibility}`)}
        </span>
      ) : null}
      {isHidden ? (
        <span className="inline-flex items-center gap-1 font-semibold text-warn">
          <EyeOffIcon className="size-3.5" />
          {t('hidden')}
        </span>
      ) : null}
    </>
  )
}
