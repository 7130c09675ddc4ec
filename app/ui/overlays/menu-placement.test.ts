import { expect, test } from 'vitest'
import { placeMenu } from './menu-placement'

const inHeader = { top: 8, bottom: 52 }

test.each([
  // 640 - 64 - 52 - 16: nine entries of 44 and their group are whole.
  ['the menu of a phone of 360 × 640', { button: inHeader, listHeight: 450, windowHeight: 640, bar: 64 }, false, 508],
  ['the same in a window of 320 × 256', { button: inHeader, listHeight: 450, windowHeight: 256, bar: 0 }, false, 188],
  [
    'at the foot of the window',
    { button: { top: 500, bottom: 544 }, listHeight: 200, windowHeight: 640, bar: 64 },
    true,
    484,
  ],
  [
    'in the middle, where it fits',
    { button: { top: 200, bottom: 244 }, listHeight: 200, windowHeight: 640, bar: 64 },
    false,
    316,
  ],
  [
    'too long for both sides',
    { button: { top: 200, bottom: 244 }, listHeight: 900, windowHeight: 640, bar: 64 },
    false,
    316,
  ],
  [
    'no room on either side',
    { button: { top: 60, bottom: 104 }, listHeight: 300, windowHeight: 160, bar: 0 },
    true,
    96,
  ],
])('%s', (_, places, isUp, height) => {
  expect(placeMenu({ ...places, gap: 8 })).toEqual({ isUp, height })
})
