import { findTies } from '~/data/members/profiles.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import type { ConnectionState } from '~/domain/membership/connections'
import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'

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

/** A member whose page is closed to the viewer and who may be asked to connect. */
export type Askable = { id: string; username: string }

/**
 * How the two stand on the closed page: `requested` only where the viewer asked by this very name, or it would tell that the member
 * whom they asked is called so now. Null where nobody may be asked.
 */
export async function loadClosedPageConnection(
  { db }: Context,
  viewer: Viewer | null,
  askable: Askable | null,
): Promise<ConnectionState | null> {
  if (!viewer || !askable) return null
  const { connection, recipientUsername } = await findTies(db, viewer.id, askable.id, new Date())
  const isSameName = recipientUsername !== null && toAccountKey(recipientUsername) === toAccountKey(askable.username)
  return connection === 'requested' && !isSameName ? 'none' : connection
}
