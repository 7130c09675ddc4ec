import { expect, test } from 'vitest'
import { targetOf } from './menu-keys'

const LABELS = ['Copy link', 'Report', 'Block', 'Remove']
const key = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['b', 0, 2],
  ['R', 0, 1],
  ['r', 1, 3],
  ['r', 3, 1],
  ['c', 0, 0],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Tab', 0, undefined],
  ['ArrowRight', 0, undefined],
])('%s from entry %i leads to %s', (name, at, target) => expect(targetOf(key(name), LABELS, at)).toBe(target))

test.each(['ctrlKey', 'metaKey', 'altKey'])('a letter with %s is the browser’s', (held) =>
  expect(targetOf(key('r', { [held]: true }), LABELS, 0)).toBeUndefined(),
)

test('an empty menu leads nowhere', () => expect(targetOf(key('ArrowDown'), [], -1)).toBeUndefined())
