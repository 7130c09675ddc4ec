import { expect, test } from 'vitest'
import { isSentByScript, STEP_UP_TASKS } from './step-up'

test('leaving, unlinking and signing out everywhere are sent by a press, everything else by the page', () => {
  expect(STEP_UP_TASKS.filter((task) => !isSentByScript(task))).toEqual(['unlink', 'everywhere', 'leave'])
})
