import type { People } from '~/features/follows/follows'
import { loadPeople } from '~/features/follows/load-people.server'
import type { SeenMember } from '~/features/profile/seen-profile.server'
import type { Context } from '~/platform/context.server'
import type { ProfileTab } from './profile-tabs'

/** What a section of a profile shows, by the section. The chart comes with the profile itself. */
export type ProfilePart = { tab: 'chart' } | { tab: 'connections'; people: People }

export async function loadPart(
  context: Context,
  request: Request,
  seen: SeenMember,
  tab: ProfileTab,
): Promise<ProfilePart> {
  if (tab === 'chart') return { tab }
  return { tab, people: await loadPeople(context, request, seen) }
}
