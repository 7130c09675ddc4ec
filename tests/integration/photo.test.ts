import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { AVATAR_MAX_BYTES } from '~/domain/membership/limits'
import {
  GIF,
  gifScript,
  holds,
  pixelsOf,
  png,
  pngBomb,
  pngChunk,
  pngOfBytes,
  withExif,
  withSegment,
} from '../fixtures/pictures'
import { registered, rowOf } from './account'
import { eventually } from './eventually'
import { avatarUrlOf, keysOf, photoForm, send, withPhoto } from './photos'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const stored = async (url: string) =>
  new Uint8Array(await (await env.AVATARS.get(url.replace('/avatars/', '')))!.arrayBuffer())

const drawn = (bytes: Uint8Array<ArrayBuffer>, format: 'image/jpeg' | 'image/webp' | 'image/png') =>
  env.IMAGES.input(new Blob([bytes]).stream())
    .output({ format })
    .then(async (result) => new Uint8Array(await result.response().arrayBuffer()))

/** One member for the tests that leave no trace: a registration takes its time. */
let member: ReturnType<typeof registered> | undefined
const anyMember = () => (member ??= registered())

test('a photo is cut to squares, kept in four sizes, and named by its member', async () => {
  const { visitor, account } = await registered()
  const before = Date.now()
  const { status, answer } = await send(visitor, { bytes: await png(600, 300) })
  expect(status).toBe(200)
  expect(answer).toEqual({ ok: true, url: expect.stringMatching(/^\/avatars\/[\w-]{36}\/avatar_\d{13}\.webp$/) })
  const row = await rowOf(account.username)
  expect(answer).toEqual({ ok: true, url: row?.avatar_url })
  expect(Number(row?.updated_at)).toBeGreaterThanOrEqual(before)
  const folder = String(row?.avatar_url).slice('/avatars/'.length, -'.webp'.length)
  const sizes = Object.fromEntries(
    await Promise.all(
      (await keysOf(String(row?.id))).map(async (key) => {
        const file = await env.AVATARS.get(key)
        expect(file?.httpMetadata).toMatchObject({ contentType: 'image/webp', cacheControl: 'max-age=3600' })
        const info = await env.IMAGES.info(file!.body)
        return [key, info]
      }),
    ),
  )
  const webp = (side: number) => expect.objectContaining({ format: 'image/webp', width: side, height: side })
  expect(sizes).toEqual({
    [`${folder}.webp`]: webp(512),
    [`${folder}_64.webp`]: webp(64),
    [`${folder}_128.webp`]: webp(128),
    [`${folder}_256.webp`]: webp(256),
  })
})

test('a wide picture fills the square: its middle is kept, nothing is added', async () => {
  const { visitor } = await anyMember()
  const wide = await png(600, 200, (x) => (x < 200 ? [250, 0, 0] : x < 400 ? [0, 250, 0] : [0, 0, 250]))
  const { answer } = await send(visitor, { bytes: wide })
  const at = await pixelsOf(await drawn(await stored(answer.ok ? answer.url! : ''), 'image/png'))
  for (const [x, y] of [
    [30, 30],
    [480, 30],
    [256, 256],
    [30, 480],
    [480, 480],
  ] as const) {
    const [red, green, blue] = at(x, y)
    expect({ x, y, isGreen: green > 200 && red < 60 && blue < 60 }).toEqual({ x, y, isGreen: true })
  }
})

test('1,048,576 bytes are taken, one more is not', async () => {
  const { visitor } = await anyMember()
  expect(AVATAR_MAX_BYTES).toBe(1_048_576)
  for (const bytes of [AVATAR_MAX_BYTES - 1, AVATAR_MAX_BYTES]) {
    const file = await pngOfBytes(bytes)
    expect(file.length).toBe(bytes)
    expect((await send(visitor, { bytes: file })).status).toBe(200)
  }
  const { status, answer } = await send(visitor, { bytes: await pngOfBytes(AVATAR_MAX_BYTES + 1) })
  expect(status).toBe(413)
  expect(answer).toEqual({ ok: false, problem: 'tooLarge' })
})

test('more than a form may weigh is refused at the door', async () => {
  const { visitor } = await anyMember()
  const response = await visitor.postForm('/resources/photo', photoForm({ bytes: new Uint8Array(5_000_000) }))
  expect(response.status).toBe(413)
})

test.each([
  ['empty', 'me.png', 'image/png', ''],
  ['select', '', 'application/octet-stream', ''],
  ['type', 'me.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['notImage', 'me.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
  ['notImage', 'me.jpg', 'image/jpeg', 'just words'],
  ['type', 'me.webp', 'image/webp', '\0\0\0\x20ftypavif'],
  ['unreadable', 'me.png', 'image/png', '\x89PNG\r\n\x1a\n'],
  [
    'unreadable',
    'me.jpg',
    'image/jpeg',
    '\xff\xd8\xff\xe0\0\x04JF\xff\xff\xc0\0\x0b\x08\0\x02\0\x03\x01\x01\x11\0\xff\xda',
  ],
])('the answer is "%s" to a file that claims to be %j, %j', async (problem, name, type, content) => {
  const { visitor, row } = await anyMember()
  const before = await avatarUrlOf(String(row?.id))
  const { status, answer } = await send(visitor, { bytes: latin(content), name, type })
  expect(answer).toEqual({ ok: false, problem })
  expect(status).toBe(422)
  expect(await avatarUrlOf(String(row?.id))).toBe(before)
})

test.each(['../../etc/passwd', '..\\..\\me.png', 'me.html', '/avatars/x.php', '%2e%2e%2f'])(
  'a picture is one under any name and type: %j',
  async (name) => {
    const { visitor, account } = await registered()
    const { answer } = await send(visitor, { bytes: await png(20, 20), name, type: 'text/html' })
    const row = await rowOf(account.username)
    expect(answer).toEqual({ ok: true, url: row?.avatar_url })
    expect((await keysOf(String(row?.id))).length).toBe(4)
  },
)

test('what is hidden in a picture does not come out of it', async () => {
  const { visitor } = await anyMember()
  const marker = '<script>alert("MARKER")</script>'
  const pictures = [
    { bytes: await png(20, 20, undefined, pngChunk('tEXt', latin(`Comment\0${marker}`))) },
    { bytes: new Uint8Array([...(await png(20, 20)), ...latin(marker)]) },
    { bytes: new Uint8Array([...GIF, ...latin(marker)]), type: 'image/gif' },
    { bytes: withSegment(await drawn(await png(20, 20), 'image/jpeg'), 0xfe, latin(marker)), type: 'image/jpeg' },
  ]
  for (const picture of pictures) {
    expect(holds(picture.bytes, 'MARKER')).toBe(true)
    const { answer } = await send(visitor, picture)
    expect(answer.ok).toBe(true)
    const bytes = await stored(answer.ok ? answer.url! : '')
    expect(holds(bytes, 'MARKER')).toBe(false)
    expect(holds(bytes.subarray(0, 12), 'WEBP')).toBe(true)
  }
})

test('a GIF that is a script too is refused, since no picture is in it', async () => {
  const { visitor } = await anyMember()
  const { answer } = await send(visitor, { bytes: gifScript('alert(1)'), type: 'image/gif' })
  expect(answer).toEqual({ ok: false, problem: 'unreadable' })
})

test.each([
  [50_000, 50_000],
  [12_001, 1],
  [10_001, 5_000],
])('a header of %d × %d pixels is refused before anything is decoded', async (width, height) => {
  const { visitor } = await anyMember()
  const decode = vi.fn()
  const watched = new Visitor({ site: { IMAGES: { input: decode, info: decode } } })
  for (const [name, value] of visitor.cookies) watched.cookies.set(name, value)
  const { answer } = await send(watched, { bytes: pngBomb(width, height) })
  expect(answer).toEqual({ ok: false, problem: 'pixels' })
  expect(decode).not.toHaveBeenCalled()
})

test.each([
  [1, 'left'],
  [3, 'right'],
  [6, 'top'],
  [8, 'bottom'],
] as const)('a camera held as EXIF %d: the red side is at the %s, and the place is gone', async (orientation, side) => {
  const { visitor } = await anyMember()
  const plain = await drawn(await png(400, 400, (x) => (x < 200 ? [250, 0, 0] : [0, 0, 250])), 'image/jpeg')
  const bytes = withExif(plain, orientation)
  expect(holds(bytes, 'GPS-MARKER')).toBe(true)
  const { answer } = await send(visitor, { bytes, type: 'image/jpeg' })
  const url = answer.ok ? answer.url! : ''
  for (const suffix of ['', '_64', '_128', '_256']) {
    const file = await stored(url.replace('.webp', `${suffix}.webp`))
    for (const trace of ['GPS-MARKER', 'Exif', 'EXIF', 'XMP ']) expect(holds(file, trace)).toBe(false)
  }
  const at = await pixelsOf(await drawn(await stored(url), 'image/png'))
  const places = { left: [20, 256], right: [490, 256], top: [256, 20], bottom: [256, 490] } as const
  const isRed = ([red, , blue]: number[]) => red! > 200 && blue! < 60
  const red = Object.entries(places).filter(([, [x, y]]) => isRed(at(x, y)))
  expect(red.map(([name]) => name)).toEqual([side])
})

test('a new photo takes the place of the old one, whose files go', async () => {
  const { visitor, id, url, timestamp } = await withPhoto()
  const { answer } = await send(visitor, { bytes: await png(30, 30) })
  const now = await avatarUrlOf(id)
  expect(answer).toEqual({ ok: true, url: now })
  expect(now).not.toBe(url)
  await eventually(async () => {
    const keys = await keysOf(id)
    expect(keys.length).toBe(4)
    expect(keys.filter((key) => key.includes(String(timestamp)))).toEqual([])
  })
  expect((await visitor.get(url)).status).toBe(404)
})

test('of many uploads at once one photo stays, the latest, and nothing else', async () => {
  const { visitor, id } = await withPhoto()
  const bytes = await png(30, 30)
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(visitor, { bytes })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const url = await avatarUrlOf(id)
  const urls = answers.map(({ answer }) => (answer.ok ? answer.url! : ''))
  expect(urls.sort().at(-1)).toBe(url)
  const stem = url!.slice('/avatars/'.length, -'.webp'.length)
  await eventually(async () =>
    expect(await keysOf(id)).toEqual([`${stem}.webp`, `${stem}_128.webp`, `${stem}_256.webp`, `${stem}_64.webp`]),
  )
})

test('a photo can be removed, and again without one nothing happens', async () => {
  const { visitor, id, url } = await withPhoto()
  const form = new FormData()
  form.append('intent', 'remove')
  for (let times = 0; times < 2; times++) {
    const response = await visitor.postForm('/resources/photo', form)
    expect(await response.json()).toEqual({ ok: true, url: null })
    expect(await avatarUrlOf(id)).toBeNull()
  }
  await eventually(async () => expect(await keysOf(id)).toEqual([]))
  expect((await visitor.get(url)).status).toBe(404)
})

test('whoever is not signed in is told so, and a page without scripts is led to the sign-in', async () => {
  const { status, answer } = await send(new Visitor(), { bytes: await png(8, 8) })
  expect(status).toBe(401)
  expect(answer).toEqual({ ok: false, problem: 'signedOut' })
  const document = { 'Sec-Fetch-Dest': 'document' }
  const response = await new Visitor().postForm('/resources/photo', photoForm({ bytes: await png(8, 8) }), document)
  expect(response.headers.get('Location')).toBe('/login?redirect=%2Fapp%2Fsettings%3Ftab%3Dpersonal')
})

test('without scripts the settings say what became of the photo', async () => {
  const { visitor } = await anyMember()
  const document = { 'Sec-Fetch-Dest': 'document' }
  const sent = async (bytes: Uint8Array<ArrayBuffer>) => {
    const response = await visitor.postForm('/resources/photo', photoForm({ bytes }), document)
    expect(response.status).toBe(302)
    return response.headers.get('Location')!
  }
  expect(await sent(await png(8, 8))).toBe('/app/settings?tab=personal&photo=saved')
  expect(await sent(latin('words'))).toBe('/app/settings?tab=personal&photo=notImage')
  const tooLarge = '/app/settings?tab=personal&photo=tooLarge'
  expect(await sent(await pngOfBytes(AVATAR_MAX_BYTES + 1))).toBe(tooLarge)
  // The door refuses this one before anybody reads it, and sends the page to the same place.
  const form = photoForm({ bytes: new Uint8Array(5_000_000) })
  const response = await visitor.postForm('/resources/photo', form, document)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(tooLarge)
})

test('a form that is none of the two is refused', async () => {
  const { visitor } = await anyMember()
  const form = new FormData()
  form.append('intent', 'own')
  expect((await visitor.postForm('/resources/photo', form)).status).toBe(422)
  form.set('intent', 'upload')
  form.append('photo', 'no file')
  expect((await visitor.postForm('/resources/photo', form)).status).toBe(422)
})

test('thirty photos an hour are taken, then the wait is named', async () => {
  const { visitor } = await registered()
  // A picture that can be read as far as its header counts, and costs nothing to draw.
  const bytes = pngBomb(1, 1)
  for (let times = 0; times < 30; times++) expect((await send(visitor, { bytes })).status).toBe(422)
  const response = await visitor.postForm('/resources/photo', photoForm({ bytes }))
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect(await response.json()).toEqual({ ok: false, problem: 'tooMany' })
})
