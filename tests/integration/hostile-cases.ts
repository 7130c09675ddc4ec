import fc from 'fast-check'
import { foreignName } from '../property/hostile'
import { dataPath } from './built-routes'
import { FORMS, JSON_ENDPOINTS, OTHER_PATHS, PAGES, QUERY_NAMES } from './hostile-targets'
import {
  hostileBody,
  hostileContentType,
  hostileHeaders,
  hostileJson,
  hostileStep,
  hostileValue,
  wellFormed,
} from './hostile-values'

/** A hostile or malformed request. */
export type HostileCase = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array | FormData | undefined
}

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 })
const encoded = (text: string) => encodeURIComponent(wellFormed(text))

/** Additional query parameters with known names, or a malformed query. */
const query = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY_NAMES), foreignName), hostileValue), {
        minLength: 1,
        maxLength: 4,
      })
      .map((pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value).slice(0, 4000)}`).join('&')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '=', '&&&', 'a', 'q=%E0%A4%A', '%ff=%fe', 'q[]=1', `q=${'+'.repeat(8000)}`, '?'),
  },
)

/** A path with a segment replaced or added, and with more query parameters. */
function alter(path: string, step: string | undefined, at: number, more: string | undefined) {
  const [address = '', own] = path.split('?')
  const steps = address.split('/')
  if (step !== undefined) steps.splice(1 + (at % steps.length), at % 2, step)
  const whole = [own, more].filter((part) => part !== undefined).join('&')
  return steps.join('/') + (whole && `?${whole}`)
}

const place = fc.nat({ max: 20 })

const onPages = (paths: string[]) =>
  fc
    .tuple(fc.constantFrom(...paths), sometimes(hostileStep), place, sometimes(query), fc.boolean(), hostileHeaders)
    .map(([path, step, at, more, asData, headers]): HostileCase => {
      const altered = alter(path, step, at, step === undefined ? (more ?? 'q=') : more)
      const method = at === 0 ? 'HEAD' : 'GET'
      return { method, path: asData ? dataPath(altered) : altered, headers: { Accept: 'text/html', ...headers } }
    })

/** The change of a field: none, replaced, left out, or sent twice. */
const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ is: 'kept' as const }) },
  { weight: 4, arbitrary: hostileValue.map((value) => ({ is: 'exchanged' as const, value })) },
  { weight: 1, arbitrary: fc.constant({ is: 'left out' as const }) },
  { weight: 1, arbitrary: hostileValue.map((value) => ({ is: 'twice' as const, value })) },
)
type Fate = typeof fate extends fc.Arbitrary<infer T> ? T : never

const MOST_FIELDS = 16

function fieldsOf(fields: Record<string, string>, fates: Fate[]): [string, string][] {
  return Object.entries(fields).flatMap(([name, good], at): [string, string][] => {
    const done = fates[at % fates.length]!
    if (done.is === 'left out') return []
    if (done.is === 'exchanged') return [[name, done.value]]
    return done.is === 'twice'
      ? [
          [name, good],
          [name, done.value],
        ]
      : [[name, good]]
  })
}

/** A form body, URL-encoded or multipart with files. */
function formBody(pairs: [string, string][], asParts: boolean) {
  if (!asParts) return new URLSearchParams(pairs).toString()
  const form = new FormData()
  for (const [at, [name, value]] of pairs.entries()) {
    if (at % 5 === 4) form.append(name, new File([value], value.slice(0, 50), { type: 'image/png' }))
    else form.append(name, value)
  }
  return form
}

const WORDS = { 'Content-Type': 'application/x-www-form-urlencoded' }
const fromOwnPage = { Origin: 'http://localhost' }

const inForms = fc
  .tuple(
    fc.constantFrom(...FORMS),
    fc.array(fate, { minLength: MOST_FIELDS, maxLength: MOST_FIELDS }),
    fc.array(fc.tuple(foreignName, hostileValue), { maxLength: 2 }),
    fc.constantFrom('script', 'script', 'script', 'page', 'parts'),
    sometimes(hostileStep),
    hostileHeaders,
  )
  .map(([[path, fields], fates, foreign, how, step, headers]): HostileCase => {
    const body = formBody([...fieldsOf(fields, fates), ...foreign], how === 'parts')
    const to = alter(path, how === 'page' ? step : undefined, 2, undefined)
    const isPage = how === 'page'
    const own = { ...fromOwnPage, ...(how !== 'parts' && WORDS), 'Sec-Fetch-Dest': isPage ? 'document' : 'empty' }
    return { method: 'POST', path: isPage ? to : dataPath(to), headers: { ...own, ...headers }, body }
  })

const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']

/** Unreadable bodies, sent to addresses with and without forms. */
const inBodies = fc
  .tuple(
    fc.constantFrom(...FORMS.map(([path]) => path), ...JSON_ENDPOINTS.map(([, path]) => path), ...PAGES),
    fc.constantFrom('POST', ...METHODS),
    hostileContentType,
    hostileBody,
    hostileHeaders,
  )
  .map(([path, method, type, body, headers]): HostileCase => {
    const own = { ...fromOwnPage, 'Sec-Fetch-Dest': 'empty', 'Content-Type': type, 'Stripe-Signature': 't=1,v1=ff' }
    const bytes = typeof body === 'string' ? wellFormed(body) : body
    return {
      method,
      path: path.startsWith('/api') ? path : dataPath(path),
      headers: { ...own, ...headers },
      body: bytes,
    }
  })

const inJson = fc
  .tuple(
    fc.constantFrom(...JSON_ENDPOINTS),
    fc.array(sometimes(hostileJson), { minLength: 9, maxLength: 9 }),
    sometimes(hostileStep),
  )
  .map(([[method, path, fields], changes, step]): HostileCase => {
    const changed = Object.entries(fields).map(([name, good], at) => [
      name,
      changes[at] === undefined ? good : changes[at],
    ])
    const headers = { ...fromOwnPage, 'Sec-Fetch-Dest': 'empty', 'Content-Type': 'application/json' }
    const body = wellFormed(JSON.stringify(Object.fromEntries(changed)))
    return { method, path: alter(path, step, 3, undefined), headers, body }
  })

const onOtherPaths = onPages(OTHER_PATHS).map((hostile): HostileCase => {
  const isSocket = hostile.path.startsWith('/ws')
  const headers = { ...hostile.headers, ...(isSocket && { Upgrade: 'websocket', ...fromOwnPage }) }
  // Only pages have data requests.
  return { ...hostile, path: hostile.path.replace('.data', ''), method: isSocket ? 'GET' : hostile.method, headers }
})

/** The kinds of requests, with their share of all. */
export const KINDS = {
  'addresses of pages and of their data': { cases: onPages(PAGES), share: 0.34 },
  'forms of which fields are wrong': { cases: inForms, share: 0.4 },
  'bodies that cannot be read': { cases: inBodies, share: 0.08 },
  'JSON of which members are wrong': { cases: inJson, share: 0.1 },
  'addresses other than pages': { cases: onOtherPaths, share: 0.08 },
}
