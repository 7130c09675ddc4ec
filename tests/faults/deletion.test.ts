import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { expect, test } from 'vitest'
import { bundledWorker } from '../../scripts/serve/bundled-worker.mjs'
import { png } from '../fixtures/pictures'
import { request } from './client/request'

const MARKER = 'zyxmark'
const PASSWORD = 'plinth walrus kayak'

/** The migrations as statements: drizzle's file ends each with a line of its own. */
function migrations(): string[] {
  const folder = new URL('../../migrations/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return files.sort().flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint'))
}

/** Files below a folder that hold a text, in their bytes or in their names. */
function filesWith(folder: string, text: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return paths.filter((path) => path.includes(text) || readFileSync(path, 'latin1').includes(text))
}

test('a running site on real files: after the deletion no row and no file names the member', async () => {
  const state = mkdtempSync(join(tmpdir(), 'deletion-'))
  const site = new Miniflare({
    cf: false,
    defaultPersistRoot: state,
    workers: [bundledWorker('site', { ENVIRONMENT: 'test' }), bundledWorker('chart'), bundledWorker('raster')],
  })
  try {
    const db = await site.getD1Database('DB', 'hd-site')
    const bucket = await site.getR2Bucket('AVATARS', 'hd-site')
    for (const statement of migrations()) await db.prepare(statement).run()
    const { origin } = await site.ready
    const headersOf = (cookie: string) => ({ Origin: origin, Cookie: cookie, 'CF-Connecting-IP': '10.8.8.8' })
    const ask = (method: string, path: string, cookie = '', body?: object | Uint8Array) => {
      const sent = body && !(body instanceof Uint8Array) ? JSON.stringify(body) : body
      return request(`${origin}${path}`, { method, headers: headersOf(cookie), body: sent })
    }
    const send = async (path: string, form: Record<string, string>, cookie = '', status = 302) => {
      const response = await request(`${origin}${path}`, {
        method: 'POST',
        headers: { ...headersOf(cookie), 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      })
      expect(response.status).toBe(status)
      return response.headers
        .getSetCookie()
        .find((line) => line.startsWith('session='))
        ?.split(';')[0]
    }

    const names = { full_name: `${MARKER} Name`, username: `${MARKER}_1`, email: `${MARKER}@example.com` }
    const session = await send('/register', {
      ...names,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      referralCode: '',
      intent: 'skip',
    })
    const friend = await send('/register', {
      ...{ full_name: 'A friend', username: 'friend_1', email: 'friend@example.com', password: PASSWORD },
      ...{ confirmPassword: PASSWORD, referralCode: '', intent: 'skip' },
    })
    for (const cookie of [session, friend])
      await send('/resources/privacy', { profile_visibility: 'everyone' }, cookie, 303)
    const id =
      (await db.prepare('SELECT id FROM users WHERE username LIKE ?').bind(`${MARKER}%`).first<string>('id')) ?? ''
    await db
      .prepare('UPDATE users SET bio = ?1, location = ?1, birth_city = ?1 WHERE id = ?2')
      .bind(`${MARKER} text`, id)
      .run()

    // A conversation with a picture, of which the other one keeps their own part.
    const begun = await ask('POST', '/api/conversations', session, { to: 'friend_1' })
    const conversation = `/api/conversations/${((await begun.json()) as { id: string }).id}`
    const picture = await ask('POST', `${conversation}/attachments`, session, await png(8, 8))
    const { id: attachmentId } = (await picture.json()) as { id: string }
    const message = { clientId: crypto.randomUUID(), content: `${MARKER} message`, attachmentId }
    expect((await ask('POST', `${conversation}/messages`, session, message)).status).toBe(200)
    const answer = { clientId: crypto.randomUUID(), content: 'Mine stays' }
    expect((await ask('POST', `${conversation}/messages`, friend, answer)).status).toBe(200)
    const messages = async () => (await ask('GET', `${conversation}/messages`, friend)).text()
    expect(await messages()).toContain(`${MARKER} message`)
    const pictures = await site.getR2Bucket('ATTACHMENTS', 'hd-site')
    expect((await pictures.list()).objects).toHaveLength(1)
    await bucket.put(`${id}/avatar_1700000000000.webp`, `RIFF ${MARKER}`, { customMetadata: { note: MARKER } })

    /** Where the marker or the id of the member stands: tables, keys of the bucket, files of its contents. */
    const places = async () => {
      const { results: tables } = await db
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
        .all<{ name: string }>()
      const found: string[] = []
      for (const { name } of tables.filter((table) => !table.name.startsWith('_cf'))) {
        const rows = JSON.stringify((await db.prepare(`SELECT * FROM "${name}"`).all()).results)
        if (rows.includes(MARKER) || rows.includes(id)) found.push(name)
      }
      const { objects } = await bucket.list({ include: ['customMetadata'] })
      const blobs = filesWith(state, MARKER).filter((path) => path.includes('/blobs/'))
      return { tables: found.sort(), objects: objects.length, blobs: blobs.length }
    }
    const planted = {
      tables: [
        'account_tokens',
        'conversations',
        'directory_texts',
        'mails',
        'message_participants',
        'search_entries',
        'sessions',
        'users',
      ],
      objects: 1,
      blobs: 1,
    }
    await expect.poll(places, { timeout: 20_000 }).toEqual(planted)

    await send('/app/settings?tab=account', { intent: 'delete', currentPassword: PASSWORD }, session)
    // Fourteen days and a second ago, so that the cron finds the time over.
    await db.prepare('UPDATE users SET deletion_due_at = deletion_due_at - 14 * 86400000 - 1000').run()
    await (await site.getWorker('hd-site')).scheduled({ cron: '17 * * * *' })
    await expect.poll(places, { timeout: 20_000 }).toEqual({ tables: [], objects: 0, blobs: 0 })
    expect((await pictures.list()).objects).toEqual([])
    const left = await messages()
    expect(left).toContain('Mine stays')
    expect(left).not.toContain(MARKER)
    expect(left).not.toContain(id)
  } finally {
    await site.dispose()
    rmSync(state, { recursive: true, force: true })
  }
})
