import { PostView } from '~/features/feed/post/post-view'
import { ReportDialog } from '~/features/reports/report-dialog'
import { preloadWords } from '~/locales/dictionaries'
import { MembersFrame } from '../frames/members-frame'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('appeals', 'comments', 'composer', 'feed', 'feed-more', 'hd', 'shell', 'time-zone')

/** A post for members. */
export default function MembersPost({ page }: ViewProps) {
  return (
    <MembersFrame frame={page.frame}>
      <PostView page={page} report={(subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />} />
    </MembersFrame>
  )
}
