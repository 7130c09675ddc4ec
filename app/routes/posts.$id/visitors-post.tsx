import { VisitorsPostView } from '~/features/feed/post/visitors-post-view'
import { preloadWords } from '~/locales/dictionaries'
import { VisitorsFrame } from '../frames/visitors-frame'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('comments', 'feed', 'feed-more', 'hd', 'landing')

/** A post for visitors, who sign in to like it or to comment. */
export default function VisitorsPost({ page }: ViewProps) {
  return (
    <VisitorsFrame year={page.year}>
      <VisitorsPostView page={page} />
    </VisitorsFrame>
  )
}
