/** The steps that complete a profile, in the order they are suggested. */
export const FIRST_STEPS = ['birth', 'chart', 'photo', 'bio', 'location', 'post', 'connection'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** The columns and counts that completion is computed from. */
export type StepFacts = {
  birthDate: string | null
  hdDataCalculated: boolean
  avatarUrl: string | null
  bio: string | null
  location: string | null
  postsCount: number
  followingCount: number
  /** Has at least one connection. */
  isConnected: boolean
}

export type Completion = { steps: { step: FirstStep; done: boolean }[]; percent: number }

const isFilled = (text: string | null) => text !== null && text.trim() !== ''

/** How far a member has come: each step, and the share of those done in whole percent. */
export function profileCompletion(facts: StepFacts): Completion {
  const done: Record<FirstStep, boolean> = {
    birth: isFilled(facts.birthDate),
    chart: facts.hdDataCalculated,
    photo: isFilled(facts.avatarUrl),
    bio: isFilled(facts.bio),
    location: isFilled(facts.location),
    post: facts.postsCount > 0,
    // Following someone counts too.
    connection: facts.isConnected || facts.followingCount > 0,
  }
  const steps = FIRST_STEPS.map((step) => ({ step, done: done[step] }))
  return { steps, percent: Math.round((100 * steps.filter((each) => each.done).length) / steps.length) }
}
