import { CommentForm } from '~/features/feed/comment-form'
import { PlainPostForms } from '~/features/feed/plain-post-forms'
import { type MemberTools, PostView } from '~/features/feed/post-view'
import { ReportDialog } from '~/features/reports/report-dialog'
import { preloadWords } from '~/locales/dictionaries'
import { MembersFrame } from '../u.$username/members-frame'
import type { ViewProps } from './view-props'

export const i18n = preloadWords('appeals', 'comments', 'composer', 'feed', 'feed-more', 'hd', 'shell', 'time-zone')

const TOOLS: MemberTools = {
  CommentForm,
  PlainForms: import.meta.env.SSR ? PlainPostForms : null,
  report: (subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />,
}

/** A post for members. */
export default function MembersPost({ page }: ViewProps) {
  return (
    <MembersFrame frame={page.frame}>
      <PostView page={page} tools={TOOLS} />
    </MembersFrame>
  )
}
