import { expect, test } from 'vitest'
import {
  encryptPayload,
  fromBase64Url,
  importPair,
  isPushEndpoint,
  outcomeOf,
  PayloadTooLong,
  toBase64Url,
  topicOf,
  vapidAuthorization,
} from './web-push'

// RFC 8291, 5 and appendix A: the keys, the secret, the salt and the text of the example, and its message.
const BROWSER = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const SERVER_PUBLIC = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
const SERVER_PRIVATE = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const SALT = 'DGv6ra1nlYgDCS1FRnbzlw'
const TEXT = 'When I grow up, I want to be a watermelon'
const MESSAGE =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('encrypts the example of the standard to its very bytes', async () => {
  const keys = await importPair(SERVER_PUBLIC, SERVER_PRIVATE, 'ECDH')
  const message = await encryptPayload(TEXT, BROWSER, { keys, salt: fromBase64Url(SALT) })
  expect(toBase64Url(message)).toBe(MESSAGE)
})

test('the same text is never the same message', async () => {
  const [one, other] = await Promise.all([encryptPayload(TEXT, BROWSER), encryptPayload(TEXT, BROWSER)])
  expect(toBase64Url(one)).not.toBe(toBase64Url(other))
  expect(one).toHaveLength(fromBase64Url(MESSAGE).length)
})

test.each([
  ['no point of the curve', { ...BROWSER, p256dh: toBase64Url(new Uint8Array(65).fill(4)) }],
  ['too short', { ...BROWSER, p256dh: 'BCVx' }],
])('a key that is %s is refused', async (_, keys) => {
  await expect(encryptPayload(TEXT, keys)).rejects.toThrow()
})

test('a message has at most 4,096 bytes: a longer text is refused', async () => {
  expect((await encryptPayload('ж'.repeat(1996), BROWSER)).length).toBeLessThanOrEqual(4096)
  await expect(encryptPayload('ж'.repeat(1997), BROWSER)).rejects.toThrow(PayloadTooLong)
})

// The keys of the example in RFC 8291: any pair of the curve will do.
const publicKey = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'

test('says who sends, to this service alone, for half a day, signed so that the public key proves it', async () => {
  const keys = { publicKey, privateKey, subject: 'mailto:push@example.org' }
  const now = Date.UTC(2026, 2, 4)
  const header = await vapidAuthorization(keys, 'https://push.example.org/wpush/v2/abc?d=1', now)
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(new TextDecoder().decode(fromBase64Url(part)))
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  const exp = now / 1000 + 12 * 3600
  expect(read(claims)).toEqual({ aud: 'https://push.example.org', exp, sub: 'mailto:push@example.org' })
  const pair = await importPair(publicKey, privateKey, 'ECDSA')
  const signed = new TextEncoder().encode(`${head}.${claims}`)
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  expect(await crypto.subtle.verify(algorithm, pair.publicKey, fromBase64Url(signature), signed)).toBe(true)
})

const answer = (status: number, retryAfter?: string) =>
  outcomeOf({ ok: status < 300, status, headers: new Headers(retryAfter ? { 'Retry-After': retryAfter } : {}) })

test.each([
  [201, 'sent'],
  [202, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [301, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
])('%i means %s', (status, kind) => {
  expect(answer(status).kind).toBe(kind)
})

test('a service says for how long to wait, in seconds; a date or nothing is left to us', () => {
  expect(answer(429, '120')).toEqual({ kind: 'later', retryAfterSeconds: 120 })
  expect(answer(503, 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual({ kind: 'later', retryAfterSeconds: 0 })
  expect(answer(503)).toEqual({ kind: 'later', retryAfterSeconds: 0 })
})

test('what takes the place of one thing has one topic, by letters the header allows, for one browser alone', async () => {
  const [one, same, other, elsewhere] = await Promise.all([
    topicOf('message:c1', { auth: 'a' }),
    topicOf('message:c1', { auth: 'a' }),
    topicOf('message:c2', { auth: 'a' }),
    topicOf('message:c1', { auth: 'b' }),
  ])
  expect(one).toMatch(/^[\w-]{32}$/)
  expect(same).toBe(one)
  expect(new Set([one, other, elsewhere]).size).toBe(3)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=a%2b',
  'https://web.push.apple.com/QGu',
])('%s can be of a push service', (address) => {
  expect(isPushEndpoint(address, undefined)).toBe(true)
})

test.each([
  ...['http://fcm.googleapis.com/x', 'ftp://push.example.org/x', 'javascript:alert(1)', 'nothing', ''],
  ...['https://localhost/x', 'https://db/x', 'https://printer.local/x', 'https://a.internal/x', 'https://LOCALHOST./x'],
  ...[
    'https://127.0.0.1/x',
    'https://10.1.2.3/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://017700000001/x',
  ],
  ...['https://[::1]/x', 'https://[fd00::1]/x', 'https://[::ffff:169.254.169.254]/x', 'https://169.254.169.254/x'],
  ...['https://push.example.org:8443/x', 'https://me:secret@push.example.org/x', 'http://localhost:9999/x'],
  `https://push.example.org/${'x'.repeat(1000)}`,
])('%s cannot', (address) => {
  expect(isPushEndpoint(address, undefined)).toBe(false)
})

test('the stand-in is let through where a setting names it, and nothing beside it', () => {
  expect(isPushEndpoint('http://localhost:9999/x', 'http://localhost:9999')).toBe(true)
  expect(isPushEndpoint('http://localhost:9998/x', 'http://localhost:9999')).toBe(false)
  expect(isPushEndpoint('https://localhost/x', 'http://localhost:9999')).toBe(false)
})
