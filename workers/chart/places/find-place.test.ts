import { expect, test } from 'vitest'
import { chooseNamesakes } from './find-place'

test('namesakes in another zone are not left out for larger ones in the same', () => {
  const taken = { rank: 1, timezone: 'Europe/Moscow' }
  const same = Array.from({ length: 10 }, (_, index) => ({ rank: index + 2, timezone: 'Europe/Moscow' }))
  const others = [...same, { rank: 40, timezone: 'Asia/Omsk' }, { rank: 50, timezone: 'Asia/Tomsk' }]
  expect(chooseNamesakes(taken, [taken, ...others]).map(({ rank }) => rank)).toEqual([2, 3, 4, 5, 6, 40, 50])
})
