import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { avatarKeys } from '~/domain/membership/avatar/avatar-url'
import { loadPhoto, removePhoto, uploadPhoto } from '~/features/photo/photo.server'
import { deleteAvatars, drawAvatar } from '~/platform/pictures/picture-storage.server'
import { sweepAvatars } from '~/platform/pictures/sweep.server'
import { createContext } from '~/platform/server/context.server'
import type { Bindings } from '~/platform/server/env.server'
import type { Viewer } from '~/platform/server/session.server'
import { createDatabase } from '../../drizzle/client'
import site from '../../workers/site'
import { png } from '../fixtures/pictures'
import { updateMember } from './members'
import { avatarUrlOf, keysOf, withPhoto } from './photos'
import { Visitor } from './visitor'

// What the platform may do at the worst moment: whatever it is, one whole photo stays.

vi.setConfig({ testTimeout: 60_000 })

const HOUR_MILLISECONDS = 3_600_000

const broken = (): never => {
  throw new Error('D1_ERROR: Network connection lost')
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** A binding of which some methods do something else. */
function but<T extends object>(binding: T, change: Partial<Record<keyof T, unknown>>): T {
  return new Proxy(binding, {
    get: (whole, name) => {
      if (name in change) return change[name as keyof T]
      const value: unknown = Reflect.get(whole, name)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}

/** The database, where statements that match run into `instead`. */
const databaseBut = (statement: RegExp, instead: (sql: string) => unknown) =>
  but(env.DB, { prepare: (sql: string) => (statement.test(sql) ? instead(sql) : env.DB.prepare(sql)) })

/** Somebody with a photo, and a way to call verbs for them with bindings that misbehave. */
async function someone() {
  const member = await withPhoto()
  const keys = await keysOf(member.id)
  const viewer = (url: string | null = member.url) =>
    ({ id: member.id, avatarUrl: url, fullName: 'Mira', hdType: null, isActive: true }) as Viewer
  const within = async <T>(
    bindings: Partial<Bindings>,
    verb: (context: ReturnType<typeof createContext>) => Promise<T>,
  ) => {
    const execution = createExecutionContext()
    const answer = await verb(createContext(new Request('http://localhost/'), { ...env, ...bindings }, execution))
    await waitOnExecutionContext(execution)
    return answer
  }
  const upload = async (bindings: Partial<Bindings> = {}) => {
    const file = new File([await png(16, 16)], 'new.png')
    return within(bindings, (context) => uploadPhoto(context, viewer(), file))
  }
  const expectOld = async () => {
    expect(await avatarUrlOf(member.id)).toBe(member.url)
    expect((await new Visitor().get(member.url)).status).toBe(200)
    expect((await keysOf(member.id)).filter((key) => keys.includes(key))).toEqual(keys)
  }
  return { ...member, keys, viewer, within, upload, expectOld }
}

test.each([1, 2, 4])('when file %d of four cannot be put, the old photo stays and the new files go', async (nth) => {
  const { id, keys, upload, expectOld } = await someone()
  let puts = 0
  const AVATARS = but(env.AVATARS, {
    put: (...file: Parameters<R2Bucket['put']>) => (++puts === nth ? broken() : env.AVATARS.put(...file)),
  })
  expect(await upload({ AVATARS })).toEqual({ ok: false, problem: 'storage' })
  await expectOld()
  expect(await keysOf(id)).toEqual(keys)
})

test('a bucket that takes nothing under any name says that no path came back', async () => {
  const { upload, expectOld } = await someone()
  expect(await upload({ AVATARS: but(env.AVATARS, { put: async () => null }) })).toEqual({
    ok: false,
    problem: 'noPath',
  })
  await expectOld()
})

test('a picture that cannot be drawn changes nothing', async () => {
  const { id, keys, upload, expectOld } = await someone()
  expect(await upload({ IMAGES: but(env.IMAGES, { input: broken }) })).toEqual({ ok: false, problem: 'unreadable' })
  await expectOld()
  expect(await keysOf(id)).toEqual(keys)
})

test('what is drawn and is no WebP is not kept', async () => {
  const { id, keys, upload, expectOld } = await someone()
  const html = { response: () => new Response('<html>') }
  const transformer = { transform: () => transformer, output: async () => html }
  expect(await upload({ IMAGES: but(env.IMAGES, { input: () => transformer }) })).toEqual({
    ok: false,
    problem: 'unreadable',
  })
  await expectOld()
  expect(await keysOf(id)).toEqual(keys)
})

test('when the row cannot be written, the old photo stays and the new files go', async () => {
  const { id, keys, upload, expectOld } = await someone()
  expect(await upload({ DB: databaseBut(/^update "users"/, broken) })).toEqual({ ok: false, problem: 'database' })
  await expectOld()
  expect(await keysOf(id)).toEqual(keys)
})

test('when the database is gone for good, both photos stay until the sweep sees which holds', async () => {
  const { id, keys, upload, expectOld } = await someone()
  const DB = databaseBut(/"users"/, broken)
  expect(await upload({ DB })).toEqual({ ok: false, problem: 'database' })
  await expectOld()
  expect((await keysOf(id)).length).toBe(8)
  await sweepAvatars(env, createDatabase(env.DB), Date.now() + 2 * HOUR_MILLISECONDS)
  expect(await keysOf(id)).toEqual(keys)
})

test('when the row was written and only the answer was lost, the new photo holds', async () => {
  const { id, url, upload } = await someone()
  const DB = databaseBut(/^update "users"/, (sql) =>
    but(env.DB.prepare(sql), {
      bind: (...values: unknown[]) => {
        const bound = env.DB.prepare(sql).bind(...values)
        const lost = async () => {
          await bound.run()
          broken()
        }
        return but(bound, { all: lost, raw: lost, run: lost })
      },
    }),
  )
  const answer = await upload({ DB })
  const now = await avatarUrlOf(id)
  expect(answer).toEqual({ ok: true, url: now })
  expect(now).not.toBe(url)
  expect((await keysOf(id)).length).toBe(4)
  expect((await new Visitor().get(now!)).status).toBe(200)
})

test('an upload whose member has gone away meanwhile leaves nothing behind', async () => {
  const { id, keys, upload } = await someone()
  await updateMember(id, { isActive: false })
  expect(await upload()).toEqual({ ok: false, problem: 'away' })
  expect(await keysOf(id)).toEqual(keys)
})

test('an upload that a later one has overtaken leaves nothing behind', async () => {
  const { id, viewer, within } = await someone()
  const file = async () => new File([await png(16, 16)], 'new.png')
  const first = await file()
  let later: string | null = null
  // The later one does everything between the first one's files and its row.
  const DB = databaseBut(/^update "users"/, (sql) =>
    but(env.DB.prepare(sql), {
      bind: (...values: unknown[]) => {
        const bound = env.DB.prepare(sql).bind(...values)
        const delayed = (method: 'all' | 'raw' | 'run') => async () => {
          vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
          const second = await file()
          const answer = await within({}, (context) => uploadPhoto(context, viewer(), second))
          vi.restoreAllMocks()
          later = answer.ok ? answer.url : null
          return bound[method]()
        }
        return but(bound, { all: delayed('all'), raw: delayed('raw'), run: delayed('run') })
      },
    }),
  )
  const answer = await within({ DB }, (context) => uploadPhoto(context, viewer(), first))
  expect(later).not.toBeNull()
  expect(answer).toEqual({ ok: true, url: later })
  expect(await avatarUrlOf(id)).toBe(later)
  expect((await keysOf(id)).length).toBe(4)
})

test('two uploads of the same millisecond do not mix their files', async () => {
  const { id, upload } = await someone()
  const now = Date.now() + 1000
  vi.spyOn(Date, 'now').mockReturnValue(now)
  const [a, b] = await Promise.all([upload(), upload()])
  expect([a?.ok, b?.ok]).toEqual([true, true])
  const url = await avatarUrlOf(id)
  expect(url).toContain(`avatar_${now + 1}.webp`)
  expect((await keysOf(id)).sort()).toEqual(avatarKeys(id, now + 1).sort())
})

test('a clock that runs behind does not make the new photo the older one', async () => {
  const { id, timestamp, upload } = await someone()
  vi.spyOn(Date, 'now').mockReturnValue(timestamp - 60_000)
  expect((await upload()).ok).toBe(true)
  expect(await avatarUrlOf(id)).toContain(`avatar_${timestamp + 1}.webp`)
})

test('old files that fail to go are taken by the sweep, which leaves current and young ones', async () => {
  const { id, keys, upload } = await someone()
  const AVATARS = but(env.AVATARS, { delete: broken })
  const answer = await upload({ AVATARS })
  expect(answer.ok).toBe(true)
  const all = await keysOf(id)
  expect(all.length).toBe(8)
  const db = createDatabase(env.DB)
  await sweepAvatars(env, db, Date.now())
  expect(await keysOf(id)).toEqual(all)
  // From the middle of the folder on: the sweep wraps around.
  await sweepAvatars(env, db, Date.now() + 2 * HOUR_MILLISECONDS, all[4])
  expect(await keysOf(id)).toEqual(all.filter((key) => !keys.includes(key)))
})

test('the sweep takes the photos of members who are gone', async () => {
  await env.AVATARS.put('nobody-of-this-name/avatar_1763712000123.webp', 'x')
  await sweepAvatars(env, createDatabase(env.DB), Date.now())
  expect(await keysOf('nobody-of-this-name')).toEqual([])
})

test('a photo that cannot be removed stays', async () => {
  const { keys, id, within, viewer, expectOld } = await someone()
  const DB = databaseBut(/^update "users"/, broken)
  expect(await within({ DB }, (context) => removePhoto(context, viewer()))).toEqual({
    ok: false,
    problem: 'removeFailed',
  })
  await expectOld()
  expect(await keysOf(id)).toEqual(keys)
  await deleteAvatars(env, id)
  expect(await keysOf(id)).toEqual([])
})

test('the storage is asked once a minute, and a failing one takes the upload away', async () => {
  const { within, viewer, url } = await someone()
  let asked = 0
  let isBroken = true
  const AVATARS = but(env.AVATARS, {
    list: async (options: R2ListOptions) => {
      asked++
      expect(options).toEqual({ limit: 1 })
      return isBroken ? broken() : env.AVATARS.list(options)
    },
  })
  const load = () => within({ AVATARS }, (context) => loadPhoto(context, viewer()))
  const state = { url, name: 'Mira', type: null }
  expect(await load()).toEqual({ ...state, isAvailable: false })
  isBroken = false
  expect(await load()).toEqual({ ...state, isAvailable: false })
  expect(asked).toBe(1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
  expect(await load()).toEqual({ ...state, isAvailable: true })
  expect(asked).toBe(2)
})

test('settings whose storage is away say so and offer no upload, but still the removal', async () => {
  const { visitor, url } = await withPhoto()
  const execution = createExecutionContext()
  const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request('http://localhost/app/settings?tab=personal', { headers: { Cookie } })
  const AVATARS = but(env.AVATARS, { list: broken })
  const response = await site.fetch(request, { ...env, AVATARS } as never, execution)
  const html = await response.text()
  await waitOnExecutionContext(execution)
  expect(html).toContain('Photo upload is temporarily unavailable. Please contact support.')
  expect(html).not.toContain('type="file"')
  expect(html).toContain(url.replace('.webp', '_128.webp'))
  const usual = await (await visitor.get('/app/settings?tab=personal')).text()
  expect(usual).not.toContain('temporarily unavailable')
  expect(usual).toContain('type="file"')
})

/** EXIF 2.32, table of tag 0x0112: where row 0 and column 0 of the stored picture lie. Mirrored first, then turned clockwise. */
test.each([
  [1, []],
  [2, [{ flip: 'h' }]],
  [3, [{ rotate: 180 }]],
  [4, [{ flip: 'h' }, { rotate: 180 }]],
  [5, [{ flip: 'h' }, { rotate: 270 }]],
  [6, [{ rotate: 90 }]],
  [7, [{ flip: 'h' }, { rotate: 90 }]],
  [8, [{ rotate: 270 }]],
])('a camera held as EXIF %d asks Images for %j', async (orientation, turns) => {
  const asked: object[] = []
  const webp = new Blob([await png(8, 8)])
  const file = await env.IMAGES.input(webp.stream()).output({ format: 'image/webp' })
  const bytes = await file.response().arrayBuffer()
  const transformer = {
    transform: (step: object) => {
      asked.push(step)
      return transformer
    },
    output: async () => ({ response: () => new Response(bytes) }),
  }
  const picture = { blob: webp, orientation, size: { width: 8, height: 8 } }
  await drawAvatar({ IMAGES: but(env.IMAGES, { input: () => transformer }) }, picture)
  expect(asked.slice(0, turns.length + 1)).toEqual([...turns, { width: 512, height: 512, fit: 'cover' }])
})
