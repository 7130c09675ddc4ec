import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

const sources = ['app', 'workers', 'drizzle']
  .flatMap((folder) => readdirSync(`${root}${folder}`, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))

/** What these write is named by their second argument. */
const CALL = /\b(?:logEvent|tryOrLog|retryUntilDone|answerFeedForm)(?:<[^(]*>)?\((?=[^)])/g
const NAMED = /\b(?:logEvent|tryOrLog|retryUntilDone|answerFeedForm)(?:<[^(]*>)?\(\s*[^,]+,\s*'([a-z_]+\.[a-z_]+)'/g
/** These pass on the name they are given. */
const PASS_ON = /\/(log|remote-calls|answer-feed)\.server\.ts$/

const callers = sources.map((file) => ({ file, text: read(file) })).filter(({ text }) => text.search(CALL) >= 0)

test('every event has its name where it is written', () => {
  const unnamed = callers.filter(
    ({ file, text }) => !PASS_ON.test(file) && text.match(CALL)?.length !== text.match(NAMED)?.length,
  )
  expect(unnamed.map(({ file }) => file)).toEqual([])
  expect(callers.length).toBeGreaterThan(50)
})

test('docs/operations.md lists the events of the log, each once and no other', () => {
  const written = callers.flatMap(({ text }) => [...text.matchAll(NAMED)].map(([, name]) => name!))
  const [, section = ''] = /\n## Events\n([\s\S]*?)(?=\n## |$)/.exec(read('docs/operations.md')) ?? []
  const listed = section
    .split('\n')
    .flatMap((row) => [...(/^\| (`[^|]*) \|/.exec(row)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
  expect(listed.toSorted()).toEqual([...new Set(written)].toSorted())
})

test('nothing is written past the log but in browsers, which have none', () => {
  const consoles = sources.filter((file) => /\bconsole\.\w+\(/.test(read(file)))
  expect(consoles).toEqual([
    'app/entry.client.tsx',
    'app/platform/client/lazy-module.ts',
    'app/platform/server/log.server.ts',
  ])
})
