import { z } from 'zod'
import { findProfile } from '~/data/members/profiles.server'
import { resolveAccess } from '~/domain/membership/visibility'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import { CARD_SIZE_NAMES, type CardSize } from '~/ui/card-drawing/card-sizes'

/** What a member may pass on of their profile. */
export type Sharing = {
  username: string
  fullName: string
  /** The profile's address, whole. */
  address: string
  /** Of the picture that is shown. */
  size: CardSize
  /** What the picture shows of the chart, by what visitors see; `closed`: there is no picture. */
  picture: 'chart' | 'onlyName' | 'noChart' | 'closed'
}

/** An address with a size that there is not shows the first one. */
const sizeSchema = z.enum(CARD_SIZE_NAMES).catch('wide')

/** What a member may pass on of their own profile: the picture goes by what a visitor sees, as `answerCard` draws it. */
export async function loadSharing(context: Context, viewer: Viewer, request: Request): Promise<Sharing> {
  const { searchParams, origin } = new URL(request.url)
  const row = await findProfile(context.db, viewer.id)
  if (!row) throw new Error('A signed-in member has no row')
  const { profile, chart } = resolveAccess(row, 'visitor')
  return {
    username: row.username,
    fullName: row.fullName,
    address: `${origin}/u/${row.username}`,
    size: sizeSchema.parse(searchParams.get('size') ?? undefined),
    picture: profile !== 'page' ? 'closed' : !row.hdRawData ? 'noChart' : chart === 'none' ? 'onlyName' : 'chart',
  }
}
