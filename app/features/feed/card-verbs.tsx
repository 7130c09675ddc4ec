import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { casePath } from '~/domain/community/moderation/case-path'
import type { ReportSubject } from '~/domain/community/moderation/report-path'
import type { Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { lazyWithRetry } from '~/ui/overlays/lazy-with-retry'
import type { ToastMessage } from '~/ui/overlays/toast'
import type { FeedPost } from './feed'
import { changePost, dropPosts, putBack, type usePostList } from './feed-store'
import type { CardVerbs } from './post/post-card'
import type { MuteDays } from './post/post-menu'
import type { Liking } from './post/use-like'
import { send } from './send'
import { useShare } from './use-share'

/** Why a post is not on the page any more. */
export type WhyGone = 'deleted' | 'muted' | 'blocked'

/** What the verbs change on the page that shows the posts. */
type CardList = {
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
type Asked = { edit: FeedPost } | { block: FeedPost['author'] } | { report: ReportSubject } | null

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

/** What the verbs of a card change in the list it is in; the focus of what went goes on to what follows, or to the title. */
export const cardList = (
  { state, change }: Pick<ReturnType<typeof usePostList>, 'state' | 'change'>,
  title: RefObject<HTMLElement>,
): CardList => ({
  change: (id, what) => change((now) => changePost(now, id, what)),
  drop: (drops) => {
    const gone = state.posts.filter(drops)
    focusAfter(state.posts, gone, title.current)
    change((now) => dropPosts(now, drops))
    // Another list may be there by then, where they need not belong.
    return () => change((now) => (now.key === state.key ? putBack(now, gone) : now))
  },
})

/** What had the focus goes with its card: the next one has it then. */
function focusAfter(posts: FeedPost[], gone: FeedPost[], title: HTMLElement | null) {
  const last = posts.findLastIndex(({ id }) => gone.some((post) => post.id === id))
  const next = posts[last + 1]
  requestAnimationFrame(() => {
    const card = next && document.getElementById(`post-${next.id}`)
    ;(card ?? title)?.focus({ preventScroll: true })
  })
}

/** Something that goes from the page at once, and can be brought back. */
export type TakenAway = {
  /** Takes it off the page, and gives what puts it back there. */
  hide: () => () => void
  words: { done: string; failed: string }
  path: string
  fields: { away: Record<string, string>; back: Record<string, string> }
  /** The server has done what was asked. */
  settled?: () => void
}

/** Takes things away at once, offers them back, and puts them back where the server refuses. */
function useTakeAway(say: (toast: ToastMessage | null) => void) {
  const t = useT('feed')
  const words = useRef(t)
  words.current = t
  return useCallback(
    function takeAway(what: TakenAway) {
      const fail = (text: string, onPress: () => void) =>
        say({ text, tone: 'error', action: { label: words.current('again'), onPress } })
      const putBack = what.hide()
      let isWantedBack = false
      const away = send(what.path, what.fields.away)
      const undo = async () => {
        isWantedBack = true
        say(null)
        // Never ahead of what it takes back: the two could arrive the other way round.
        const { ok: wentAway } = await away
        const back = await send(what.path, what.fields.back)
        if (wentAway && !back.ok) return fail(words.current('undoFailed'), undo)
        putBack()
        what.settled?.()
      }
      say({ text: what.words.done, action: { label: words.current('undo'), onPress: undo } })
      void away.then(({ ok }) => {
        if (isWantedBack) return
        if (ok) return what.settled?.()
        putBack()
        fail(what.words.failed, () => takeAway(what))
      })
    },
    [say],
  )
}

/** Mutes a member; `hide` takes from the page what they wrote. */
export const muting = (t: Translate<'feed'>, username: string, days: MuteDays, hide: TakenAway['hide']): TakenAway => ({
  hide,
  words: { done: t('muted', { username }), failed: t('muteFailed') },
  path: '/resources/mutes',
  fields: { away: { intent: 'mute', username, days }, back: { intent: 'unmute', username } },
})

const EditDialog = lazyWithRetry(async () => ({ default: (await import('./post/edit-dialog')).EditDialog }))
const BlockDialog = lazyWithRetry(async () => ({ default: (await import('./block-dialog')).BlockDialog }))

type Props = {
  asked: Asked
  onClose: () => void
  onEdited: (post: FeedPost) => void
  onBlocked: (username: string) => void
  /** Asks what is wrong with it. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** What the menu of a post opened, if anything. */
export function AskedDialogs({ asked, onClose, onEdited, onBlocked, report }: Props) {
  if (!asked) return null
  if ('report' in asked) return report(asked.report, onClose)
  if ('edit' in asked) return <EditDialog post={asked.edit} onClose={onClose} onSaved={onEdited} />
  return <BlockDialog member={asked.block} onClose={onClose} onBlocked={onBlocked} />
}
