import { expect, test } from 'vitest'
import { isSentByScript, STEP_UP_TASKS } from './step-up'

test('leaving and unlinking are sent by a press, everything else by the page', () => {
  expect(STEP_UP_TASKS.filter((task) => !isSentByScript(task))).toEqual(['unlink', 'leave'])
})
