import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from './client/account'
import { HIDDEN_HEADERS, HIDDEN_PATHS, HIDDEN_QUERIES } from './load/hidden-paths'
import { sharedOrigin } from './server/server'

// G29: what scanners ask every site for, of the bundles as they are deployed, with and without a member's cookie.

type Answer = { status: number; location: string; body: string }
type Asked = { path: string; method?: string; headers?: Record<string, string> }

/** The address as it is written: `fetch` would take the dots out of it. */
function ask(cookie: string, { path, method = 'GET', headers = {} }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(sharedOrigin())
  return new Promise((resolve, reject) => {
    const own = { Accept: 'text/html', 'Accept-Language': 'en', Connection: 'close', ...(cookie && { Cookie: cookie }) }
    const sent = request({ hostname, port, path, method, headers: { ...own, ...headers } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', body }),
      )
    })
    sent.once('error', reject).end()
  })
}

const AT_ONCE = 4

/** All answers, a few asked for at a time. */
async function askAll(cookie: string, all: Asked[]): Promise<[Asked, Answer][]> {
  const answers: [Asked, Answer][] = []
  const waiting = [...all]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers.push([next, await ask(cookie, next)])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}

/** What stands in files that no browser should be given, and in no page of this site. */
const INSIDE =
  /ref: refs\/|\[core\]|COOKIE_SECRET|JOURNAL_KEY|compatibility_date|"dependencies"|sourcesContent|CREATE TABLE|root:x:0|\n\s+at \S+ \(/

const titleOf = (body: string) => /<title>([^<]*)/.exec(body)?.[1] ?? ''
const leadsAway = (location: string) => new URL(location || '/', sharedOrigin()).origin !== sharedOrigin()

const wrongWith = ({ status, location, body }: Answer) => [
  ...(status >= 500 ? [`status ${status}`] : []),
  ...(INSIDE.exec(body) ?? []),
  ...(leadsAway(location) ? [`leads to ${location}`] : []),
]

const report = (answers: [Asked, Answer][], more: (asked: Asked, answer: Answer) => string[]) =>
  answers.flatMap(([asked, answer]) =>
    [...wrongWith(answer), ...more(asked, answer)].map((wrong) => `${JSON.stringify(asked)}: ${wrong}`),
  )

let member: string
beforeAll(() => {
  const [account] = accounts(sharedOrigin(), 150, 1)
  member = account!.cookie
})

describe.each(['a visitor', 'a member'])('%s who looks for what is hidden', (who) => {
  const cookie = () => (who === 'a member' ? member : '')

  it('finds at no address what is not a page for them', async () => {
    expect(HIDDEN_PATHS.length).toBeGreaterThan(500)
    const answers = await askAll(
      cookie(),
      HIDDEN_PATHS.map((path) => ({ path })),
    )
    expect(report(answers, (_, { status }) => (status < 300 && status !== 204 ? [`status ${status}`] : []))).toEqual([])
  })

  it.each(['/', '/help', '/app/dashboard', '/api/me'])(
    'opens %s as it always is, whatever stands in the query or the headers',
    async (path) => {
      const usual = await ask(cookie(), { path })
      const asked = [
        ...HIDDEN_QUERIES.map((query) => ({ path: `${path}?${query}` })),
        ...HIDDEN_HEADERS.map((headers) => ({ path, headers })),
      ]
      const isUsual = (_: Asked, { status, body }: Answer) =>
        status === usual.status && titleOf(body) === titleOf(usual.body) ? [] : [`${status} ${titleOf(body)}`]
      expect(report(await askAll(cookie(), asked), isUsual)).toEqual([])
    },
  )

  it('is answered nothing by methods that no page has', async () => {
    const asked = [
      'TRACE',
      'PROPFIND',
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'SEARCH',
      'MKCOL',
      'COPY',
      'MOVE',
      'LOCK',
    ].flatMap((method) =>
      ['/', '/app/dashboard', '/api/conversations', '/avatars/x', '/wrangler.toml'].map((path) => ({ path, method })),
    )
    const answers = await askAll(cookie(), asked)
    expect(report(answers, (_, { status }) => (status < 300 && status !== 204 ? [`status ${status}`] : []))).toEqual([])
  })
})
