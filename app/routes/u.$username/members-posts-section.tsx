import { useRevalidator } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ReportSubject } from '~/domain/community/moderation/moderation-paths'
import { changePost } from '~/features/feed/feed-store'
import type { MemberPostsPage } from '~/features/feed/load-member-posts.server'
import { MemberPostList, type PostsOf, useMemberPosts } from '~/features/feed/member-post-list'
import { CardDialogs, cardList, useCardActions } from '~/features/feed/use-card-actions'
import { ReportDialog } from '~/features/reports/report-dialog'
import { preloadWords } from '~/locales/dictionaries'
import { Toast } from '~/ui/overlays/toast'
import type { SectionProps } from './page-data'

export const i18n = preloadWords('feed', 'feed-more', 'hd', 'member-posts')

export default function MembersPostsSection({ page: { preview, viewer }, profile, part }: SectionProps<'posts'>) {
  const { username, fullName, counts } = profile
  const eyes = preview ? ('preview' as const) : viewer
  return (
    <MemberPosts
      of={{ username, fullName, postsCount: counts.postsCount, eyes, preview }}
      posts={part.posts}
      report={(subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />}
    />
  )
}

type Props = {
  of: PostsOf
  posts: MemberPostsPage
  /** Renders the dialog for a report. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** The posts on the page of a member, for members. */
function MemberPosts({ of, posts, report }: Props) {
  const { revalidate } = useRevalidator()
  const list = useMemberPosts(of, posts)
  const { actions, dialog, toast, closeDialog, dismissToast } = useCardActions(
    // For the number of posts on the page.
    { ...cardList(list, list.title), onSettled: revalidate },
    { isAuthorsPage: true },
  )
  return (
    <>
      <MemberPostList of={of} posts={posts} list={list} actions={actions} />
      <CardDialogs
        dialog={dialog}
        onClose={closeDialog}
        onEdited={(post) => list.change((now) => changePost(now, post.id, post))}
        onBlocked={revalidate}
        report={report}
      />
      <Toast message={toast} onClose={dismissToast} />
    </>
  )
}
