import { useCallback, useMemo, useRef, useState } from 'react'
import { casePath } from '~/domain/community/case-path'
import type { ReportSubject } from '~/domain/community/report-path'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/root-data'
import type { ToastMessage } from '~/ui/toast'
import type { FeedPost } from './feed'
import type { CardVerbs } from './post-card'
import type { Liking } from './settle-like'
import { useShare } from './use-share'
import { type MuteDays, muting, useTakeAway } from './use-take-away'

/** Why a post is not on the page any more. */
export type WhyGone = 'deleted' | 'muted' | 'blocked'

/** What the verbs change on the page that shows the posts. */
export type CardList = {
  change: (id: string, change: Partial<FeedPost>) => void
  /** Takes posts off it, and gives what puts them back. */
  drop: (drops: (post: FeedPost) => boolean, why: WhyGone) => () => void
  /** The server has done what was asked. */
  settled?: () => void
}

/** Where the posts are. */
type Where = {
  /** On the page of who wrote them, which has its own menu for what can be done about them. */
  isAuthorsPage?: boolean
}

/** What a menu opened: one of one's posts to be changed, a member to be blocked, something to be reported. */
export type Asked = { edit: FeedPost } | { block: FeedPost['author'] } | { report: ReportSubject } | null

/**
 * What members can do with posts, wherever they are shown. The verbs stay the same, so that cards are not drawn for nothing.
 */
export function useCardVerbs(list: CardList, { isAuthorsPage = false }: Where = {}) {
  const t = useT('feed')
  const isModerator = useRootData()?.member?.isModerator ?? false
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [asked, setAsked] = useState<Asked>(null)
  const now = useRef({ list, t })
  now.current = { list, t }
  const takeAway = useTakeAway(setToast)
  const { copy, share } = useShare(setToast)

  const verbs = useMemo<CardVerbs>(() => {
    const hide = (drops: (post: FeedPost) => boolean, why: WhyGone) => () => now.current.list.drop(drops, why)

    const remove = ({ id }: FeedPost) => {
      const { t } = now.current
      takeAway({
        hide: hide((post) => post.id === id, 'deleted'),
        words: { done: t('deleted'), failed: t('deleteFailed') },
        path: '/resources/posts',
        fields: { away: { intent: 'delete', id }, back: { intent: 'restore', id } },
        settled: () => now.current.list.settled?.(),
      })
    }

    const mute = (username: string, days: MuteDays) =>
      takeAway(
        muting(
          now.current.t,
          username,
          days,
          hide(({ author }) => author.username === username, 'muted'),
        ),
      )

    return {
      like: (id: string, liking: Liking) => now.current.list.change(id, liking),
      share,
      menu: (post) => ({
        copy: () => copy(post),
        ...(post.isOwn
          ? { edit: () => setAsked({ edit: post }), remove: () => remove(post) }
          : {
              ...(isModerator ? { moderate: casePath('post', post.id) } : {}),
              report: () => setAsked({ report: { kind: 'post', id: post.id } }),
              ...(isAuthorsPage
                ? {}
                : {
                    mute: (days) => mute(post.author.username, days),
                    block: () => setAsked({ block: post.author }),
                  }),
            }),
      }),
    }
  }, [isAuthorsPage, isModerator, takeAway, copy, share])
  const hush = useCallback(() => setToast(null), [])
  const close = useCallback(() => setAsked(null), [])
  return { verbs, asked, ask: setAsked, toast, say: setToast, takeAway, close, hush }
}
