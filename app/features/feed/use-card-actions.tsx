import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { casePath, type ReportSubject } from '~/domain/community/moderation/moderation-paths'
import type { Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { lazyWithRetry } from '~/ui/overlays/lazy-with-retry'
import type { ToastMessage } from '~/ui/overlays/toast'
import type { FeedPost } from './feed'
import { changePost, dropPosts, putBack, type usePostList } from './feed-store'
import type { CardActions } from './post/post-card'
import type { MuteDays } from './post/post-menu'
import type { Liking } from './post/use-like'
import { send } from './send'
import { useShare } from './use-share'

/** Why a post was removed from the page. */
export type RemovalReason = 'deleted' | 'muted' | 'blocked'

/** The list of posts that the actions change. */
type CardList = {
  change: (id: string, change: Partial<FeedPost>) => void
  /** Removes posts; returns the function that puts them back. */
  drop: (drops: (post: FeedPost) => boolean, reason: RemovalReason) => () => void
  /** Called once the server has done it. */
  onSettled?: () => void
}

type Options = {
  /** The list is on its author's page, whose own menu mutes and blocks. */
  isAuthorsPage?: boolean
}

/** The dialog that a menu opened, with its subject. */
type OpenDialog = { edit: FeedPost } | { block: FeedPost['author'] } | { report: ReportSubject } | null

/** What members can do with the posts of a list. `actions` stays the same object, so that memoised cards don't render again. */
export function useCardActions(list: CardList, { isAuthorsPage = false }: Options = {}) {
  const t = useT('feed')
  const isModerator = useRootData()?.member?.isModerator ?? false
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const now = useRef({ list, t })
  now.current = { list, t }
  const removeWithUndo = useRemoveWithUndo(setToast)
  const { copy, share } = useShare(setToast)

  const actions = useMemo<CardActions>(() => {
    const hide = (drops: (post: FeedPost) => boolean, reason: RemovalReason) => () =>
      now.current.list.drop(drops, reason)

    const remove = ({ id }: FeedPost) => {
      const { t } = now.current
      removeWithUndo({
        hide: hide((post) => post.id === id, 'deleted'),
        words: { done: t('deleted'), failed: t('deleteFailed') },
        path: '/resources/posts',
        fields: { away: { intent: 'delete', id }, back: { intent: 'restore', id } },
        onSettled: () => now.current.list.onSettled?.(),
      })
    }

    const mute = (username: string, days: MuteDays) =>
      removeWithUndo(
        muteRemoval(
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
          ? { edit: () => setDialog({ edit: post }), remove: () => remove(post) }
          : {
              ...(isModerator ? { moderate: casePath('post', post.id) } : {}),
              report: () => setDialog({ report: { kind: 'post', id: post.id } }),
              ...(isAuthorsPage
                ? {}
                : {
                    mute: (days) => mute(post.author.username, days),
                    block: () => setDialog({ block: post.author }),
                  }),
            }),
      }),
    }
  }, [isAuthorsPage, isModerator, removeWithUndo, copy, share])
  const dismissToast = useCallback(() => setToast(null), [])
  const closeDialog = useCallback(() => setDialog(null), [])
  return {
    actions,
    dialog,
    openDialog: setDialog,
    closeDialog,
    toast,
    showToast: setToast,
    dismissToast,
    removeWithUndo,
  }
}

/** The list of a feed for `useCardActions`. After a removal the next card gets the focus, or the title. */
export const cardList = (
  { state, change }: Pick<ReturnType<typeof usePostList>, 'state' | 'change'>,
  title: RefObject<HTMLElement>,
): CardList => ({
  change: (id, what) => change((now) => changePost(now, id, what)),
  drop: (drops) => {
    const gone = state.posts.filter(drops)
    focusAfter(state.posts, gone, title.current)
    change((now) => dropPosts(now, drops))
    // Another list may be shown by then.
    return () => change((now) => (now.key === state.key ? putBack(now, gone) : now))
  },
})

function focusAfter(posts: FeedPost[], gone: FeedPost[], title: HTMLElement | null) {
  const last = posts.findLastIndex(({ id }) => gone.some((post) => post.id === id))
  const next = posts[last + 1]
  requestAnimationFrame(() => {
    const card = next && document.getElementById(`post-${next.id}`)
    ;(card ?? title)?.focus({ preventScroll: true })
  })
}

/** A removal from the page, with the requests that do and undo it. */
export type UndoableRemoval = {
  /** Removes it from the page; returns the function that puts it back. */
  hide: () => () => void
  words: { done: string; failed: string }
  path: string
  fields: { away: Record<string, string>; back: Record<string, string> }
  /** Called once the server has done or undone it. */
  onSettled?: () => void
}

/** Removes something at once with a toast that offers to undo it, and puts it back if the server refuses. */
function useRemoveWithUndo(showToast: (toast: ToastMessage | null) => void) {
  const t = useT('feed')
  const words = useRef(t)
  words.current = t
  return useCallback(
    function removeWithUndo(removal: UndoableRemoval) {
      const fail = (text: string, onPress: () => void) =>
        showToast({ text, tone: 'error', action: { label: words.current('again'), onPress } })
      const putBack = removal.hide()
      let isWantedBack = false
      const away = send(removal.path, removal.fields.away)
      const undo = async () => {
        isWantedBack = true
        showToast(null)
        // After the first request, since the two could arrive in the other order.
        const { ok: wentAway } = await away
        const back = await send(removal.path, removal.fields.back)
        if (wentAway && !back.ok) return fail(words.current('undoFailed'), undo)
        putBack()
        removal.onSettled?.()
      }
      showToast({ text: removal.words.done, action: { label: words.current('undo'), onPress: undo } })
      void away.then(({ ok }) => {
        if (isWantedBack) return
        if (ok) return removal.onSettled?.()
        putBack()
        fail(removal.words.failed, () => removeWithUndo(removal))
      })
    },
    [showToast],
  )
}

/** Mutes a member; `hide` removes from the page what they wrote. */
export const muteRemoval = (
  t: Translate<'feed'>,
  username: string,
  days: MuteDays,
  hide: UndoableRemoval['hide'],
): UndoableRemoval => ({
  hide,
  words: { done: t('muted', { username }), failed: t('muteFailed') },
  path: '/resources/mutes',
  fields: { away: { intent: 'mute', username, days }, back: { intent: 'unmute', username } },
})

const EditDialog = lazyWithRetry(async () => ({ default: (await import('./post/edit-dialog')).EditDialog }))
const BlockDialog = lazyWithRetry(async () => ({ default: (await import('./block-dialog')).BlockDialog }))

type Props = {
  dialog: OpenDialog
  onClose: () => void
  onEdited: (post: FeedPost) => void
  onBlocked: (username: string) => void
  /** Renders the dialog for a report. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** The dialog that a menu opened, if any. */
export function CardDialogs({ dialog, onClose, onEdited, onBlocked, report }: Props) {
  if (!dialog) return null
  if ('report' in dialog) return report(dialog.report, onClose)
  if ('edit' in dialog) return <EditDialog post={dialog.edit} onClose={onClose} onSaved={onEdited} />
  return <BlockDialog member={dialog.block} onClose={onClose} onBlocked={onBlocked} />
}
