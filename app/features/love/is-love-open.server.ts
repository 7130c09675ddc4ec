import { isLoveOpenWith } from '~/data/love/love-members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'

/** Whether the viewer and a member are shown to one another in Love Compatibility, as its search would say as well. */
export const isLoveOpen = ({ db }: Context, viewer: Viewer, username: string): Promise<boolean> =>
  isLoveOpenWith(db, { viewerId: viewer.id, now: new Date() }, toAccountKey(username))
