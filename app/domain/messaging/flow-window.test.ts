import { expect, test } from 'vitest'
import { FlowWindow } from './flow-window'

function windowAfter(messages: number, bytes: number, from = 0) {
  const flow = new FlowWindow(from)
  for (let count = 0; count < messages; count++) flow.push(bytes)
  return flow
}

test.each([
  { messages: 500, confirmed: 0, isTooFar: false },
  { messages: 501, confirmed: 0, isTooFar: true },
  { messages: 501, confirmed: 1, isTooFar: false },
  { messages: 5000, confirmed: 4500, isTooFar: false },
  { messages: 5000, confirmed: 4499, isTooFar: true },
])('of $messages small messages, with $confirmed confirmed: too far $isTooFar', ({ messages, confirmed, isTooFar }) => {
  expect(windowAfter(messages, 100).isTooFar(confirmed)).toBe(isTooFar)
})

test.each([
  { messages: 256, confirmed: 0, isTooFar: false },
  { messages: 257, confirmed: 0, isTooFar: true },
  { messages: 3000, confirmed: 2744, isTooFar: false },
  { messages: 3000, confirmed: 2743, isTooFar: true },
])('of $messages messages of 4 KiB, with $confirmed confirmed: over a mebibyte $isTooFar', (row) => {
  expect(windowAfter(row.messages, 4096).isTooFar(row.confirmed)).toBe(row.isTooFar)
})

test('bytes are counted rightly beyond four gibibytes', () => {
  const flow = new FlowWindow(0)
  for (let count = 0; count < 5000; count++) flow.push(1_000_000)
  expect(flow.isTooFar(4999)).toBe(false)
  expect(flow.isTooFar(4998)).toBe(true)
})

test('what was there before the window was made counts as messages, and not as bytes', () => {
  const flow = windowAfter(1, 1_048_576, 1000)
  expect(flow.isTooFar(501)).toBe(false)
  expect(flow.isTooFar(500)).toBe(true)
})

test('who confirms more than there is has what there is', () => {
  const flow = windowAfter(10, 500_000)
  expect(flow.isTooFar(9999)).toBe(false)
})
