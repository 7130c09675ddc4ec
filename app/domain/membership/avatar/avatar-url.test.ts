import { expect, test } from 'vitest'
import { avatarKeys, avatarSources, avatarUrl, avatarVariant, parseAvatarKey, parseAvatarUrl } from './avatar-url'

const ID = '0b6f3c1e-93a4-4f4e-9a55-d3b1a7e2c9f0'
const TIME = 1_763_712_000_123
const URL = `/avatars/${ID}/avatar_${TIME}.webp`

test('a photo is four files in the folder of its member', () => {
  expect(avatarKeys(ID, TIME)).toEqual([
    `${ID}/avatar_${TIME}.webp`,
    `${ID}/avatar_${TIME}_64.webp`,
    `${ID}/avatar_${TIME}_128.webp`,
    `${ID}/avatar_${TIME}_256.webp`,
  ])
  expect(avatarUrl(ID, TIME)).toBe(URL)
})

test('every key reads back as what it was made of', () => {
  expect(avatarKeys(ID, TIME).map(parseAvatarKey)).toEqual(
    [512, 64, 128, 256].map((side) => ({ memberId: ID, timestamp: TIME, side })),
  )
})

test.each([
  '',
  ID,
  `${ID}/`,
  `${ID}/avatar_${TIME}.png`,
  `${ID}/avatar_${TIME}.webp/`,
  `${ID}/avatar_${TIME}.webp\n`,
  `${ID}/avatar_${TIME}_63.webp`,
  `${ID}/avatar_${TIME}_512.webp`,
  `${ID}/avatar_1.webp`,
  `${ID}/../avatar_${TIME}.webp`,
  `../${ID}/avatar_${TIME}.webp`,
  `..%2f/avatar_${TIME}.webp`,
  `../avatar_${TIME}.webp`,
  `/avatar_${TIME}.webp`,
  `${ID}\\avatar_${TIME}.webp`,
  `${ID}/x/avatar_${TIME}.webp`,
  `${'a'.repeat(65)}/avatar_${TIME}.webp`,
])('%j is no key', (key) => {
  expect(parseAvatarKey(key)).toBeNull()
})

test('a member whose id could not be served has no address', () => {
  expect(avatarUrl('../x', TIME)).toBeNull()
})

test.each([
  [24, '_64'],
  [48, '_64'],
  [64, '_64'],
  [65, '_128'],
  [128, '_128'],
  [192, '_256'],
  [256, '_256'],
  [257, ''],
  [4000, ''],
])('%d pixels are filled by the file "%s"', (px, suffix) => {
  expect(avatarVariant(URL, px)).toBe(`/avatars/${ID}/avatar_${TIME}${suffix}.webp`)
})

test('a picture that lies elsewhere stays as it is', () => {
  expect(parseAvatarUrl(null)).toBeNull()
  expect(parseAvatarUrl('https://example.com/me.png')).toBeNull()
  expect(avatarSources('blob:http://localhost/1', 96)).toEqual({ src: 'blob:http://localhost/1', srcSet: undefined })
})

test('screens of one, two and three pixels a point get the file that fills them', () => {
  const at = (suffix: string) => `/avatars/${ID}/avatar_${TIME}${suffix}.webp`
  expect(avatarSources(URL, 96)).toEqual({
    src: at('_128'),
    srcSet: `${at('_128')} 1x, ${at('_256')} 2x, ${at('')} 3x`,
  })
})
