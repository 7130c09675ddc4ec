import { expect, test } from 'vitest'
import { type EventBucket, fullBucket, takeEvent } from './event-limit'

const START = 1_000_000

/** Sends at these milliseconds after the start; what each was told: null for passed, or when to come again. */
function sendAt(times: number[], perSecond = 10) {
  let bucket: EventBucket = fullBucket(START, perSecond)
  return times.map((time) => {
    const taken = takeEvent(bucket, START + time, perSecond)
    bucket = taken.bucket
    return taken.refusal
  })
}

const every = (milliseconds: number, count: number) => Array.from({ length: count }, (_, index) => index * milliseconds)

test('twenty at once pass, the next one is told to come in the tenth of a second that fills one', () => {
  const told = sendAt(every(0, 21))
  expect(told.slice(0, 20)).toEqual(Array(20).fill(null))
  expect(told[20]).toEqual({ retryAfterMs: 100, isAbuse: false })
})

test.each([
  { waited: 99, passes: false, retryAfterMs: 1 },
  { waited: 100, passes: true },
  { waited: 30, passes: false, retryAfterMs: 70 },
])('after twenty at once and $waited ms the next one passes: $passes', ({ waited, passes, retryAfterMs }) => {
  const told = sendAt([...every(0, 20), waited]).at(-1)
  if (passes) expect(told).toBeNull()
  else expect(told).toEqual({ retryAfterMs, isAbuse: false })
})

test('whoever comes again when told to is let through', () => {
  const [refusal] = sendAt([...every(0, 20), 37]).slice(-1)
  expect(sendAt([...every(0, 20), 37, 37 + refusal!.retryAfterMs]).at(-1)).toBeNull()
})

test('ten a second pass for ever, eleven a second are refused once a second and never closed', () => {
  expect(sendAt(every(100, 600)).filter(Boolean)).toEqual([])
  const eleven = sendAt(every(1000 / 11, 660)).filter((refusal) => refusal !== null)
  // 60 s of 11 are 660; 20 at once and 10 each second until the last one at 59.9 s let 619 through.
  expect(eleven.length).toBe(660 - 619)
  expect(eleven.some(({ isAbuse }) => isAbuse)).toBe(false)
})

test.each([
  { last: 5009, isAbuse: false },
  { last: 5010, isAbuse: true },
])('five seconds of refusals without a pause are abuse: refused from 10 to $last ms, $isAbuse', ({ last, isAbuse }) => {
  const flood = every(10, 500).map((time) => time + 10)
  const told = sendAt([...every(0, 20), ...flood.filter((time) => time < last), last])
  expect(told.slice(0, -1).some((refusal) => refusal?.isAbuse)).toBe(false)
  expect(told.at(-1)?.isAbuse).toBe(isAbuse)
})

test('a pause of more than half a second begins the five seconds anew', () => {
  const flood = every(10, 450)
  const again = every(10, 450).map((time) => time + 4490 + 2501)
  expect(sendAt([...every(0, 20), ...flood, ...again]).some((refusal) => refusal?.isAbuse)).toBe(false)
})

test('a raised limit counts still: two seconds of it at once, and no more', () => {
  const told = sendAt(every(0, 2001), 1000)
  expect(told.slice(0, 2000).every((refusal) => refusal === null)).toBe(true)
  expect(told[2000]).toEqual({ retryAfterMs: 1, isAbuse: false })
})

test('a clock that was set back neither fills the bucket nor empties it', () => {
  const told = sendAt([...every(0, 20), -60_000, -59_900])
  expect(told.slice(20)).toEqual([{ retryAfterMs: 100, isAbuse: false }, null])
})
