import { sleepingChip } from '~/features/feed/sleeping-chip'
import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws a section; a browser fetches its code and words when somebody points at it or touches it.
const posts = import.meta.env.SSR ? await import('./posts-part') : null
const insights = import.meta.env.SSR ? await import('~/features/dashboard/type-insights') : null
const people = import.meta.env.SSR ? await import('~/features/follows/people-tab') : null

const cards = sleepingPart(posts?.PostsPart ?? null, async () => (await import('./posts-part')).PostsPart, [
  'feed',
  'member-posts',
])

/** What the member posted; what the posts are about wakes with them, lest it be gone for a moment. */
export const sleepingPosts: typeof cards = {
  now: cards.now,
  wake: async (language) => {
    await Promise.all([cards.wake(language), sleepingChip.wake(language)])
  },
}

/** What there is to read for the member's type. */
export const sleepingInsights = sleepingPart(
  insights?.TypeInsights ?? null,
  async () => (await import('~/features/dashboard/type-insights')).TypeInsights,
  ['dashboard', 'hd', 'insights'],
)

/** The people around the member. */
export const sleepingPeople = sleepingPart(
  people?.PeopleTab ?? null,
  async () => (await import('~/features/follows/people-tab')).PeopleTab,
  ['follows'],
)
