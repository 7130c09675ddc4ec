import { expect, test } from 'vitest'
import type { LikeAnswer } from '../feed-answers'
import type { Sent } from '../send'
import { settleLike } from './use-like'

type Step = {
  /** What the heart was pressed to while the answer was on its way. */
  pressed?: boolean
  /** What comes back: a count, a word of the server's own, or nothing. */
  back: number | { isLiked: boolean; likesCount: number } | 'lost'
}

/** Runs one wish against a server that answers as told, and gives what it was asked and how it ended. */
async function run(first: boolean, steps: Step[]) {
  let wish = first
  const asked: boolean[] = []
  const settled = await settleLike({
    confirmed: { isLiked: false, likesCount: 4 },
    wanted: () => wish,
    send: async (isLiked): Promise<Sent<LikeAnswer>> => {
      const step = steps[asked.length]
      asked.push(isLiked)
      if (!step) throw new Error('asked more often than foreseen')
      wish = step.pressed ?? wish
      if (step.back === 'lost') return { ok: false, problem: 'unreachable' }
      const said = typeof step.back === 'number' ? { isLiked, likesCount: step.back } : step.back
      return { ok: true, answer: { done: true, ...said } }
    },
  })
  return { asked, ...settled.confirmed, problem: settled.problem }
}

test.each<[string, boolean, Step[], Awaited<ReturnType<typeof run>>]>([
  ['one press', true, [{ back: 5 }], { asked: [true], isLiked: true, likesCount: 5, problem: null }],
  [
    'pressed again before the answer',
    true,
    [{ pressed: false, back: 5 }, { back: 4 }],
    { asked: [true, false], isLiked: false, likesCount: 4, problem: null },
  ],
  [
    'and once more while that is taken back',
    true,
    [{ pressed: false, back: 5 }, { pressed: true, back: 4 }, { back: 5 }],
    { asked: [true, false, true], isLiked: true, likesCount: 5, problem: null },
  ],
  ['no answer', true, [{ back: 'lost' }], { asked: [true], isLiked: false, likesCount: 4, problem: 'unreachable' }],
  [
    'no answer to the first, and pressed again meanwhile: the server may have it',
    true,
    [{ pressed: false, back: 'lost' }, { back: 4 }],
    { asked: [true, false], isLiked: false, likesCount: 4, problem: null },
  ],
  [
    'a server that says otherwise',
    true,
    [{ back: { isLiked: false, likesCount: 9 } }],
    { asked: [true], isLiked: false, likesCount: 9, problem: null },
  ],
  ['nothing to be done', false, [], { asked: [], isLiked: false, likesCount: 4, problem: null }],
])('%s', async (_, first, steps, expected) => {
  expect(await run(first, steps)).toEqual(expected)
})
