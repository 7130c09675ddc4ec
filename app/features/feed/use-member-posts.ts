import { useRef } from 'react'
import { useRootData } from '~/platform/root-data'
import type { MemberPostsPage, PostsOf } from './member-posts-page'
import { usePostList } from './use-post-list'

const NOTHING = { items: [], nextCursor: null }

/** The posts of a member as their page lists them, and the addresses of its parts. */
export function useMemberPosts({ username, preview }: PostsOf, { cursor, page }: MemberPostsPage) {
  const viewerId = useRootData()?.member?.id ?? ''
  const title = useRef<HTMLHeadingElement>(null)
  const query = (entries: Record<string, string>) =>
    `?${new URLSearchParams({ ...entries, ...(preview ? { as: preview } : {}) })}`
  const here = (from: string | null) => query({ tab: 'posts', ...(from ? { cursor: from } : {}) })
  const addressOf = (from: string) => `/resources/member-posts${query({ of: username, cursor: from })}`
  const key = `${viewerId} ${username} ${here(cursor)}`
  return { ...usePostList(key, page ?? NOTHING, addressOf), title, here }
}
