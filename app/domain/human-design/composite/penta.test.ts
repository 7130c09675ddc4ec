import { expect, test } from 'vitest'
import { CHANNELS } from '../terms/channels'
import { buildPenta, PENTA_CHANNELS } from './penta'

test('who holds which of the twelve gates, which channels are closed and by whom, and the gaps', () => {
  // Gate 64 is no part of it. The second has the channel 7-31 alone; 1-8 is closed by the first and the third.
  const { channels, gaps } = buildPenta([
    [1, 15, 64],
    [7, 31, 15],
    [8, 15],
  ])
  expect(
    channels.map(({ channel, part, gates, isClosed, wholeIn }) => [
      `${part} ${channel}`,
      gates.map(({ gate, holders }) => `${gate}: ${holders.join(' ')}`).join(', '),
      isClosed,
      wholeIn,
    ]),
  ).toEqual([
    ['upper 7-31', '7: 1, 31: 1', true, [1]],
    ['upper 1-8', '1: 0, 8: 2', true, []],
    ['upper 13-33', '13: , 33: ', false, []],
    ['lower 5-15', '5: , 15: 0 1 2', false, []],
    ['lower 2-14', '2: , 14: ', false, []],
    ['lower 29-46', '29: , 46: ', false, []],
  ])
  expect(gaps).toEqual([13, 33, 5, 2, 14, 29, 46])
})

test('its channels go from the G up to the Throat and down to the Sacral: all there are of either', () => {
  const between = (one: string, other: string) =>
    CHANNELS.filter(({ centers }) => centers.includes(one as never) && centers.includes(other as never))
  const without10 = ({ gates }: (typeof CHANNELS)[number]) => !gates.includes(10)
  const ids = (channels: typeof CHANNELS) => channels.map(({ id }) => id).sort()
  expect([...PENTA_CHANNELS.upper].sort()).toEqual(ids(between('g', 'throat').filter(without10)))
  expect([...PENTA_CHANNELS.lower].sort()).toEqual(ids(between('g', 'sacral').filter(without10)))
})

test.each([0, 2, 6])('%i people are no Penta', (size) => {
  expect(() => buildPenta(Array.from({ length: size }, () => [1]))).toThrow(RangeError)
})

test('five who hold everything leave no gap', () => {
  const all = Array.from({ length: 64 }, (_, index) => index + 1)
  const { channels, gaps } = buildPenta([all, all, all, all, all])
  expect(channels.every(({ isClosed, wholeIn }) => isClosed && wholeIn.length === 5)).toBe(true)
  expect(gaps).toEqual([])
})
