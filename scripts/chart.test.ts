import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const project = new URL('..', import.meta.url).pathname
const folder = mkdtempSync(`${tmpdir()}/chart-program-`)
const read = (name: string) => JSON.parse(readFileSync(`${project}tests/fixtures/${name}.json`, 'utf8'))

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-chart-cli.mjs', folder], { cwd: project })
})
afterAll(() => rmSync(folder, { recursive: true }))

const start = () => spawn(process.execPath, [`${folder}/chart.mjs`])

async function run(input: string): Promise<Record<string, unknown>[]> {
  const program = start()
  program.stdin.end(input)
  return readAll(program)
}

async function readAll(program: ChildProcessWithoutNullStreams) {
  const answers: Record<string, unknown>[] = []
  program.stderr.on('data', (chunk) => expect.unreachable(String(chunk)))
  const ended = once(program, 'close')
  for await (const line of createInterface(program.stdout)) answers.push(JSON.parse(line))
  expect(await ended).toEqual([0, null])
  return answers
}

const lines = (...births: unknown[]) => births.map((birth) => `${JSON.stringify(birth)}\n`).join('')

describe('the chart program', () => {
  test('answers 400 births as the reference does', async () => {
    const skies: { utc: string; designUtc: string; lineMarginArcsec: number }[] = read('charts-reference').charts
    const derived: { id: number; utc: string }[] = read('charts-derived').charts
    const answers = await run(lines(...derived.map(({ id, utc }) => ({ id, utc }))))

    expect(answers).toHaveLength(400)
    for (const [index, { personality, design, designUtc, variable, phs, ...answer }] of answers.entries()) {
      const { variable: _, phs: __, ...known } = derived[index] as Record<string, unknown>
      // Closer to the edge of a line than the ephemeris is exact, either side would be right.
      if (skies[index]!.lineMarginArcsec > 2) expect(answer).toEqual(known)
      // Within two seconds of time.
      expect(Math.abs(Date.parse(String(designUtc)) - Date.parse(skies[index]!.designUtc))).toBeLessThan(2000)
      expect(Object.keys(personality as object)).toEqual(Object.keys(design as object))
      expect([variable, phs]).toEqual([expect.stringMatching(/^P[LR]{2} D[LR]{2}$/), expect.any(Object)])
    }
  })

  test('names every member of an answer in the order of the reference', async () => {
    const [answer] = await run(lines({ id: 'a', utc: '1927-09-18T05:15:00.000Z' }))
    expect(Object.keys(answer!)).toEqual(
      (
        'id utc designUtc type authority profile definition centers channels cross crossGates variable phs ' +
        'personality design'
      ).split(' '),
    )
    expect((answer!.personality as Record<string, unknown>).northNode).toEqual({
      lon: expect.closeTo(83.354229, 4),
      act: '12.1.5.5.1',
    })
  })

  test('takes a wall clock and its zone, with the choice of an offset', async () => {
    const answers = await run(
      lines(
        // Norway had summer time in 1962; the zone data of browsers, which give it Germany's past, say 11:00.
        { id: 1, local: '1962-07-01T12:00', zone: 'Europe/Oslo' },
        { id: 2, local: '1990-03-10T06:07:08', zone: 'Asia/Kolkata' },
        { id: 3, local: '2021-11-07T01:30', zone: 'America/New_York', offsetSeconds: -14_400 },
        { id: 4, local: '2021-11-07T01:30', zone: 'America/New_York', offsetSeconds: -18_000 },
        // Local mean time of 30° east: two hours.
        { id: 5, local: '1900-02-01T12:00', zone: 'Africa/Kampala', longitude: 30 },
      ),
    )
    expect(answers.map(({ id, utc }) => [id, utc])).toEqual([
      [1, '1962-07-01T10:00:00.000Z'],
      [2, '1990-03-10T00:37:08.000Z'],
      [3, '2021-11-07T05:30:00.000Z'],
      [4, '2021-11-07T06:30:00.000Z'],
      [5, '1900-02-01T10:00:00.000Z'],
    ])
  })

  test.each([
    ['1990-05-17T08:30Z', '1990-05-17T08:30:00.000Z'],
    ['1990-05-17T08:30:15.5Z', '1990-05-17T08:30:15.500Z'],
    ['1990-05-17T08:30:15', '1990-05-17T08:30:15.000Z'],
    ['1990-05-17T08:30+03:30', '1990-05-17T05:00:00.000Z'],
    ['1990-05-17T08:30-0100', '1990-05-17T09:30:00.000Z'],
  ])('reads %s', async (utc, instant) => {
    expect(await run(lines({ id: 1, utc }))).toEqual([expect.objectContaining({ id: 1, utc: instant })])
  })

  test('answers a bad line with a code and goes on', async () => {
    const answers = await run(
      [
        'no JSON',
        '',
        '   ',
        '[1]',
        '"1990-01-01T00:00Z"',
        '{"id":1}',
        '{"id":2,"utc":"1990-02-30T00:00Z"}',
        '{"id":3,"utc":1990}',
        '{"id":4,"utc":"1990-01-01T24:00Z"}',
        '{"id":5,"local":"1990-01-01T00:00"}',
        '{"id":6,"local":"1990-01-01","zone":"Europe/Paris"}',
        '{"id":7,"local":"1990-01-01T00:00","zone":"Europe/Nowhere"}',
        '{"id":8,"local":"2021-03-14T02:30","zone":"America/New_York"}',
        '{"id":9,"local":"2021-11-07T01:30","zone":"America/New_York"}',
        '{"id":10,"utc":"1850-01-01T00:00:00Z"}',
        '{"id":11,"local":"2101-01-02T00:00","zone":"Europe/Paris"}',
        '{"id":12,"utc":"1990-01-01T00:00Z","local":"1990-01-01T00:00","zone":"Europe/Paris"}',
        '{"id":13,"utc":"1990-01-01T00:00+24:00"}',
        '{"id":14,"utc":"1990-01-01T00:00-01:60"}',
        '{"id":15,"local":"1990-01-01T00:00T00:00","zone":"Europe/Paris"}',
        '{"utc":"1990-01-01T00:00Z"}\r',
        '{"id":{"any":["thing"]},"utc":"2049-01-01T00:00Z"}',
      ].join('\n'),
    )
    expect(answers.map(({ id, error }) => [id, error])).toEqual([
      [null, 'invalid_json'],
      [null, 'invalid_input'],
      [null, 'invalid_input'],
      [1, 'invalid_input'],
      [2, 'invalid_input'],
      [3, 'invalid_input'],
      [4, 'invalid_input'],
      [5, 'invalid_input'],
      [6, 'invalid_input'],
      [7, 'unknown_zone'],
      [8, 'nonexistent_local_time'],
      [9, 'ambiguous_local_time'],
      [10, 'out_of_range'],
      [11, 'out_of_range'],
      [12, 'invalid_input'],
      [13, 'invalid_input'],
      [14, 'invalid_input'],
      [15, 'invalid_input'],
      [null, undefined],
      [{ any: ['thing'] }, undefined],
    ])
    expect(answers[3]).toEqual({ id: 1, error: 'invalid_input' })
  })

  test('gives an id of any kind back as it was', async () => {
    const ids = [0, -1.5, '', 'a\u0000b', '\ud800', true, null, [], [1, { a: null }], { a: 1 }]
    const answers = await run(lines(...ids.map((id) => ({ id, utc: '1990-01-01T00:00Z' }))))
    expect(answers.map(({ id }) => id)).toEqual(ids)
  })

  test('goes on after an id that is nested too deep to be written', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const answers = await run(
      `{"id":${deep},"utc":"1990-01-01T00:00Z"}\n{"id":${deep}}\n{"id":3,"more":${deep},"utc":"1990-01-01T00:00Z"}\n`,
    )
    expect(answers.map(({ id, error }) => [id, error])).toEqual([
      [null, 'invalid_input'],
      [null, 'invalid_input'],
      [3, undefined],
    ])
  })

  test('reads a file with a byte order mark, Windows line ends and no end of its last line', async () => {
    const answers = await run('\uFEFF{"id":1,"utc":"1990-01-01T00:00Z"}\r\n\r\n{"id":2,"utc":"1990-01-02T00:00Z"}')
    expect(answers.map(({ id, utc }) => [id, utc])).toEqual([
      [1, '1990-01-01T00:00:00.000Z'],
      [2, '1990-01-02T00:00:00.000Z'],
    ])
  })

  test('takes null for a member that is not there', async () => {
    const answers = await run(
      lines(
        { id: 1, utc: null, local: '1990-01-01T00:00', zone: 'UTC', longitude: null, offsetSeconds: null },
        { id: 2, utc: '1990-01-01T00:00Z', local: null, zone: null },
      ),
    )
    expect(answers.map(({ utc }) => utc)).toEqual(['1990-01-01T00:00:00.000Z', '1990-01-01T00:00:00.000Z'])
  })

  test('answers while its input is still open, also a line that came in pieces', async () => {
    const program = start()
    const answers = createInterface(program.stdout)[Symbol.asyncIterator]()
    program.stdin.write('{"id":1,"utc":"1990-01-01')
    program.stdin.write('T00:00Z"}\n')
    expect(JSON.parse((await answers.next()).value)).toMatchObject({ id: 1, utc: '1990-01-01T00:00:00.000Z' })
    program.stdin.write('{"id":"Ж","utc":"1990-01-02T00:00Z"}\n')
    expect(JSON.parse((await answers.next()).value)).toMatchObject({ id: 'Ж' })
    program.stdin.end()
    expect((await answers.next()).done).toBe(true)
  })

  test('refuses a line without an end instead of keeping it', async () => {
    const answers = await run(`{"id":1,"utc":"${'1'.repeat(3_000_000)}"}\n{"id":2,"utc":"1990-01-01T00:00Z"}\n`)
    expect(answers.map(({ id, error }) => [id, error])).toEqual([
      [null, 'invalid_input'],
      [2, undefined],
    ])
  })

  test('ends quietly when nobody reads on', async () => {
    const program = start()
    program.stdin.on('error', () => {})
    const ended = once(program, 'close')
    program.stdin.write(lines({ id: 1, utc: '1990-01-01T00:00Z' }))
    await once(program.stdout, 'data')
    program.stdout.destroy()
    program.stdin.end(lines(...Array.from({ length: 2000 }, (_, id) => ({ id, utc: '1990-01-01T00:00Z' }))))
    expect(await ended).toEqual([0, null])
  })
})
