import { LaterCode, later } from '~/ui/sleeping/later'

// Parts for members only, and sections: of each page some. The server has them from its start, a browser fetches what it shows.
const load = {
  member: () => import('./member-parts'),
  posts: () => import('./posts-part'),
  insights: () => import('~/features/dashboard/type-insights'),
  people: () => import('~/features/follows/people-tab'),
}
export const memberCode = new LaterCode(import.meta.env.SSR ? await load.member() : null, load.member)
export const postsCode = new LaterCode(import.meta.env.SSR ? await load.posts() : null, load.posts)
export const insightsCode = new LaterCode(import.meta.env.SSR ? await load.insights() : null, load.insights)
export const peopleCode = new LaterCode(import.meta.env.SSR ? await load.people() : null, load.people)

export const BlockButton = later(memberCode, (parts) => parts.BlockButton)
export const FollowButton = later(memberCode, (parts) => parts.FollowButton)
export const MuteAlert = later(memberCode, (parts) => parts.MuteAlert)
export const MuteForm = later(memberCode, (parts) => parts.MuteForm)
export const PresenceLine = later(memberCode, (parts) => parts.PresenceLine)
export const TieLine = later(memberCode, (parts) => parts.TieLine)

export const PostsPart = later(postsCode, (parts) => parts.PostsPart)
export const TypeInsights = later(insightsCode, (parts) => parts.TypeInsights)
export const PeopleTab = later(peopleCode, (parts) => parts.PeopleTab)
