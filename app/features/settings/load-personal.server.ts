import { findWaitingEmail } from '~/data/accounts/account.server'
import { findOwnProfile } from '~/data/members/profiles.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { PersonalData } from './personal'

/** The tab "Personal"; null where the member is gone since the session was read. */
export async function loadPersonal({ db }: Context, viewer: Viewer): Promise<PersonalData | null> {
  const [own, waitingEmail] = await Promise.all([
    findOwnProfile(db, viewer.id),
    findWaitingEmail(db, viewer.id, Date.now()),
  ])
  if (!own) return null
  const { hasPassword, ...values } = own
  return { values, hasPassword, waitingEmail }
}
