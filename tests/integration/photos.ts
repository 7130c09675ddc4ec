import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { PhotoAnswer } from '~/features/photo/photo'
import { users } from '../../drizzle/schema/users'
import { png } from '../fixtures/pictures'
import { registered, rowOf } from './account'
import { storedValue } from './rows'
import type { Visitor } from './visitor'

type Sent = { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string }

/** The form of the photo field with a file in it. */
export function photoForm({ bytes, name = 'me.png', type = 'image/png' }: Sent): FormData {
  const form = new FormData()
  form.append('intent', 'upload')
  form.append('photo', new File([bytes], name, { type }))
  return form
}

/** Sends a photo as the field does; the status and what the server says. */
export async function send(visitor: Visitor, sent: Sent) {
  const response = await visitor.postForm('/resources/photo', photoForm(sent))
  return { status: response.status, answer: (await response.json()) as PhotoAnswer }
}

/** The keys a member has in the bucket. */
export async function keysOf(memberId: string): Promise<string[]> {
  const { objects } = await env.AVATARS.list({ prefix: `${memberId}/` })
  return objects.map(({ key }) => key)
}

/** Somebody signed in who has a photo: who they are, its address and its timestamp. */
export async function withPhoto() {
  const { visitor, account } = await registered()
  const { answer } = await send(visitor, { bytes: await png(64, 64) })
  const url = answer.ok ? answer.url : null
  if (!url) throw new Error(`No photo: ${JSON.stringify(answer)}`)
  const row = await rowOf(account.username)
  expect(row?.avatar_url).toBe(url)
  return { visitor, account, id: String(row?.id), url, timestamp: Number(/_(\d{13})/.exec(url)?.[1]) }
}

export const avatarUrlOf = (memberId: string) => storedValue(users, 'avatar_url', { id: memberId })
