import { findTies } from '~/data/ties.server'
import type { ConnectionState } from '~/domain/membership/connection-state'
import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import type { Viewer } from '~/platform/session.server'

/** What a member has to do with another whose page they look at. `mute` is null unless they muted them. */
export type ProfileTies = {
  isFollowing: boolean
  followsViewer: boolean
  connection: ConnectionState
  /** `until`: "3 December", in the page's language; null: until they say otherwise. */
  mute: { until: string | null } | null
}

/** Null for visitors, and on one's own page. */
export async function loadTies(
  context: Context,
  request: Request,
  viewer: Viewer | null,
  memberId: string | null,
): Promise<ProfileTies | null> {
  if (!viewer || !memberId) return null
  const [ties, language, timeZone] = await Promise.all([
    findTies(context.db, viewer.id, memberId, new Date()),
    languageOf(request),
    context.timeZone(),
  ])
  const { isFollowing, followsViewer, connection, isMuted, mutedUntil } = ties
  const until = mutedUntil && dateFormat(language, timeZone, { day: 'numeric', month: 'long' }).format(mutedUntil)
  return { isFollowing, followsViewer, connection, mute: isMuted ? { until } : null }
}
