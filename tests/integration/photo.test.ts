import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { png } from './../fixtures/pictures'
import { registered, rowOf } from './account'
import type { Visitor } from './visitor'

vi.setConfig({ testTimeout: 60_000 })

type Sent = { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string }

async function send(visitor: Visitor, { bytes, name = 'me.png', type = 'image/png' }: Sent) {
  const form = new FormData()
  form.append('intent', 'upload')
  form.append('photo', new File([bytes], name, { type }))
  const response = await visitor.postForm('/resources/photo', form)
  return { status: response.status, answer: (await response.json()) as { ok: boolean; url: string; problem?: string } }
}

test('a photo is cut to squares, kept in four sizes and named by its member', async () => {
  const { visitor, account } = await registered()
  const { status, answer } = await send(visitor, { bytes: await png(600, 300) })
  expect(answer).toEqual({ ok: true, url: expect.stringMatching(/^\/avatars\/[\w-]{36}\/avatar_\d{13}\.webp$/) })
  expect(status).toBe(200)
  const row = await rowOf(account.username)
  expect(row?.avatar_url).toBe(answer.url)
  const { objects } = await env.AVATARS.list({ prefix: `${row?.id}/` })
  expect(objects.length).toBe(4)
  for (const { key } of objects) {
    const file = await env.AVATARS.get(key)
    expect(await env.IMAGES.info(file!.body)).toMatchObject({ format: 'image/webp' })
  }
})
