import type { TypeCode } from '~/domain/human-design/terms/codes'
import { loadTypeInsights } from '~/features/dashboard/dashboard.server'
import { loadMemberPostsPage, type MemberPostsPage } from '~/features/feed/load-member-posts.server'
import type { People } from '~/features/follows/follows'
import { loadPeople } from '~/features/follows/follows.server'
import type { SeenMember } from '~/features/profile/find-profile.server'
import type { Context } from '~/platform/server/context.server'
import type { ShownInsight } from '~/ui/layout/insight-fold'
import { profileTabOf } from './profile-tabs'

/** What a section of a profile shows, by the section. The chart comes with the profile itself. */
export type ProfilePart =
  | { tab: 'chart' }
  | { tab: 'posts'; posts: MemberPostsPage }
  | { tab: 'insights'; type: TypeCode; insights: ShownInsight[] }
  | { tab: 'connections'; people: People }

/** The section a request asks for. */
export async function loadPart(context: Context, request: Request, seen: SeenMember): Promise<ProfilePart> {
  const { type } = seen
  const tab = profileTabOf(request.url, type !== null)
  if (tab === 'posts') return { tab, posts: await loadMemberPostsPage(context, request, seen) }
  if (tab === 'connections') return { tab, people: await loadPeople(context, request, seen) }
  if (tab === 'insights' && type) return { tab, type, insights: await loadTypeInsights(context, type, request) }
  return { tab: 'chart' }
}
