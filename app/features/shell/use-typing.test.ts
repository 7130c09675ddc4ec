import { expect, test } from 'vitest'
import { opensKeyboard } from './use-typing'

test.each([
  [{ tagName: 'TEXTAREA' }, true],
  [{ tagName: 'INPUT', type: 'text' }, true],
  [{ tagName: 'INPUT', type: 'search' }, true],
  [{ tagName: 'INPUT', type: 'password' }, true],
  [{ tagName: 'DIV', isContentEditable: true }, true],
  [{ tagName: 'INPUT', type: 'text', readOnly: true }, false],
  [{ tagName: 'INPUT', type: 'checkbox' }, false],
  [{ tagName: 'INPUT', type: 'file' }, false],
  [{ tagName: 'SELECT', type: 'select-one' }, false],
  [{ tagName: 'BUTTON', type: 'submit' }, false],
  [{ tagName: 'BODY' }, false],
])('the keyboard of a phone for %o: %s', (focused, opens) => {
  expect(opensKeyboard(focused)).toBe(opens)
})
