import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { findViolations } from './books'
import { Community, lives, MEMBERS } from './lives-model'
import { liveSystem } from './lives-system'

// F25: members post, comment, like, follow, block and write to each other as it comes, and everybody is shown what a model of
// a few sets and lists says. The goal (G32) is a hundred lives of a thousand actions; an ordinary run takes two short ones.

const IS_LONG = env.TEST_RUN === 'long'
const [LIVES, ACTIONS] = IS_LONG ? [100, 1000] : [2, 80]
const SEED = 20261123
const BEGINNING = Date.parse('2026-03-01T12:00:00Z')
const MINUTE = 60_000
/** After so many actions everything is compared. */
const PIECE = 20

vi.setConfig({ testTimeout: IS_LONG ? 1_800_000 : 120_000 })

afterEach(() => {
  vi.useRealTimers()
})

test.each(fc.sample(lives(ACTIONS), { seed: SEED, numRuns: LIVES }).map((actions, at) => ({ at, actions })))(
  'life $at: what happens to members is what the model says',
  async ({ actions }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: BEGINNING })
    const system = await liveSystem(BEGINNING)
    const model = new Community()
    const results = { done: 0, refused: 0 }
    for (const [at, action] of actions.entries()) {
      const newId = crypto.randomUUID()
      for (let times = 0; times < (action.twice ? 2 : 1); times++) {
        const got = await system.act(action, newId, model)
        const want = model.do(action, newId)
        expect([at, action, times, got]).toEqual([at, action, times, want])
        results[got]++
      }
      model.now++
      vi.setSystemTime(BEGINNING + model.now * MINUTE)
      if ((at + 1) % PIECE === 0) await compare(system, model)
    }
    await compare(system, model)
    expect(await findViolations()).toEqual([])
    // It was a life: much was done, and much was not to be.
    expect(results.done).toBeGreaterThan(ACTIONS / 4)
    expect(results.refused).toBeGreaterThan(ACTIONS / 20)
  },
)

async function compare(system: Awaited<ReturnType<typeof liveSystem>>, model: Community) {
  const last = model.posts.at(-1)
  const everybody = Array.from({ length: MEMBERS }, (_, who) => ({
    everyone: model.feed(who, false),
    following: model.feed(who, true),
    // The page of a post shows twenty.
    comments: (last && model.commentsFor(who, last)?.slice(0, 20)) ?? null,
    counts: model.counts(who),
  }))
  expect(await system.seen(model)).toEqual(everybody)
  for (const talk of model.talks.values()) {
    const [low, high] = talk.pair
    if (model.areApart(low, high)) continue
    expect(await system.talkSeenBy(low, high)).toEqual(model.talkFor(low, talk))
    expect(await system.talkSeenBy(high, low)).toEqual(model.talkFor(high, talk))
  }
}
