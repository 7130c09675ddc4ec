import { expect, test } from 'vitest'
import { fromBase64Url, importPair } from './encrypt-payload'
import { vapidAuthorization } from './vapid'

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
