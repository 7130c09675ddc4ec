import { expect } from 'vitest'
import { registered } from './account'
import type { Visitor } from './visitor'

const API = '/api/conversations'

/** Starts a conversation as a page would; returns its id. */
export async function begin(visitor: Visitor, to: string) {
  const response = await visitor.ask('POST', API, { to })
  expect(response.status).toBe(201)
  return (await response.json<{ id: string }>()).id
}

/** Two members with an empty conversation, started by the first. */
export async function twoWhoWrite() {
  const [one, other] = await Promise.all([registered(), registered()])
  const id = await begin(one.visitor, other.account.username)
  const path = `${API}/${id}`
  const post = (visitor: Visitor, content: string, clientId: string = crypto.randomUUID()) =>
    visitor.ask('POST', `${path}/messages`, { clientId, content })
  return { one, other, id, path, socketPath: `/ws/conversations/${id}`, post }
}
