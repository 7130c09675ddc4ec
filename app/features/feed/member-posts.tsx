import { useRevalidator } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ReportSubject } from '~/domain/community/moderation/moderation-paths'
import { Toast } from '~/ui/overlays/toast'
import { changePost } from './feed-store'
import type { MemberPostsPage } from './load-member-posts.server'
import { MemberPostList, type PostsOf, useMemberPosts } from './member-post-list'
import { CardDialogs, cardList, useCardActions } from './use-card-actions'

type Props = {
  of: PostsOf
  posts: MemberPostsPage
  /** Renders the dialog for a report. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** The posts on the page of a member, for members. */
export function MemberPosts({ of, posts, report }: Props) {
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
