import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { loadRows } from '~/features/messaging/load-messages.server'
import { createContext } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { member } from './members'

const db = createDatabase(env.DB)
const AT = '2026-01-03T00:00:01.000Z'

/** A member, another one, and the hub of the first with one unread message of the second. */
async function withMessage() {
  const [one, other] = [await member(), await member()]
  const hub = env.HUB.getByName(one.id)
  const conversationId = crypto.randomUUID()
  const lastMessage = { id: 'm', senderId: other.id, preview: 'Hello', messageType: 'text', createdAt: AT } as const
  await hub.update(one.id, {
    ...{ conversationId, otherId: other.id, lastMessage, unread: 1, request: null, at: AT },
    ...{ seq: 1, rev: 0, readSeq: 0 },
  })
  const list = async () => {
    const execution = createExecutionContext()
    const context = createContext(new Request('http://localhost/app/messages'), env, execution)
    const rows = await loadRows(context, one as unknown as Viewer)
    await waitOnExecutionContext(execution)
    return rows.map(({ row }) => row.conversationId)
  }
  return { one, other, hub, conversationId, list }
}

test('what a hub counts of somebody there is a block with, having missed it, is right after a look at the list', async () => {
  const { one, other, hub, list } = await withMessage()
  await db.insert(blocks).values({ blockerId: one.id, blockedId: other.id })
  expect(await hub.unread()).toBe(1)
  expect(await list()).toEqual([])
  expect(await hub.unread()).toBe(0)
})

test('what a hub keeps out of the list, having missed the end of a block, is back after a look at it', async () => {
  const { hub, conversationId, list } = await withMessage()
  await hub.setOpen(conversationId, false)
  expect(await list()).toEqual([])
  expect(await hub.unread()).toBe(1)
  expect(await list()).toEqual([conversationId])
})
