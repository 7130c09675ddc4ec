import { useCallback, useRef } from 'react'
import type { Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import type { ToastMessage } from '~/ui/toast'
import { send } from './send'

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

/** For so many days a member can be muted, as forms say it. */
export type MuteDays = '7' | '30' | 'always'

/** Takes things away at once, offers them back, and puts them back where the server refuses. */
export function useTakeAway(say: (toast: ToastMessage | null) => void) {
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
