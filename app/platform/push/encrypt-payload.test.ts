import { expect, test } from 'vitest'
import { encryptPayload, fromBase64Url, importPair, PayloadTooLong, toBase64Url } from './encrypt-payload'

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
