/** What makes a profile whole, in the order one comes to it. */
export const FIRST_STEPS = ['birth', 'chart', 'photo', 'bio', 'location', 'post', 'connection'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** What is known of a member, as far as it counts here. */
export type StepFacts = {
  birthDate: string | null
  hdDataCalculated: boolean
  avatarUrl: string | null
  bio: string | null
  location: string | null
  postsCount: number
  followingCount: number
  /** They and another member know each other here. */
  isConnected: boolean
}

export type Completion = { steps: { step: FirstStep; done: boolean }[]; percent: number }

const isThere = (text: string | null) => text !== null && text.trim() !== ''

/** How far a member has come: each step, and the share of those done in whole percent. */
export function profileCompletion(facts: StepFacts): Completion {
  const done: Record<FirstStep, boolean> = {
    birth: isThere(facts.birthDate),
    chart: facts.hdDataCalculated,
    photo: isThere(facts.avatarUrl),
    bio: isThere(facts.bio),
    location: isThere(facts.location),
    post: facts.postsCount > 0,
    // To follow somebody is a beginning as well.
    connection: facts.isConnected || facts.followingCount > 0,
  }
  const steps = FIRST_STEPS.map((step) => ({ step, done: done[step] }))
  return { steps, percent: Math.round((100 * steps.filter((each) => each.done).length) / steps.length) }
}
