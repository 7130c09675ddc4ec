import { useRevalidator } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ReportSubject } from '~/domain/community/moderation/report-path'
import { Toast } from '~/ui/overlays/toast'
import { AskedDialogs, cardList, useCardVerbs } from './card-verbs'
import type { MemberPostsPage, PostsOf } from './feed-page'
import { changePost } from './feed-store'
import { MemberPostList, useMemberPosts } from './member-post-list'

type Props = {
  of: PostsOf
  posts: MemberPostsPage
  /** Asks what is wrong with it. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** The posts on the page of a member, for members. */
export function MemberPosts({ of, posts, report }: Props) {
  const { revalidate } = useRevalidator()
  const list = useMemberPosts(of, posts)
  const { verbs, asked, toast, close, hush } = useCardVerbs(
    // The page counts them, too.
    { ...cardList(list, list.title), settled: revalidate },
    { isAuthorsPage: true },
  )
  return (
    <>
      <MemberPostList of={of} posts={posts} list={list} verbs={verbs} />
      <AskedDialogs
        asked={asked}
        onClose={close}
        onEdited={(post) => list.change((now) => changePost(now, post.id, post))}
        onBlocked={revalidate}
        report={report}
      />
      <Toast message={toast} onClose={hush} />
    </>
  )
}
