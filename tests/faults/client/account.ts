import { inject } from 'vitest'
import { request } from './request'

/** A member's way to the site by HTTP, as a page of it would ask. */
export class Account {
  constructor(
    readonly origin: string,
    readonly id: string,
    readonly username: string,
    readonly cookie: string,
  ) {}

  get headers(): Record<string, string> {
    return { Cookie: this.cookie, Origin: this.origin }
  }

  /** The answer without its headers, whatever its status. Rejects when the server is not there. */
  request(method: string, path: string, body?: unknown): Promise<Response> {
    const url = this.origin + path
    if (body === undefined) return request(url, { method, headers: this.headers })
    const headers = { ...this.headers, 'Content-Type': 'application/json' }
    return request(url, { method, headers, body: JSON.stringify(body) })
  }

  /** The body of an answer that says all is well. */
  async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.request(method, path, body)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }

  /** The id of the one conversation with a member. */
  async open(other: Account): Promise<string> {
    const { id } = await this.ask<{ id: string }>('POST', '/api/conversations', { to: other.username })
    return id
  }
}

/** Members of the prepared state as accounts at a server, from the `first`; each file has its own. */
export const accounts = (origin: string, first: number, count: number): Account[] =>
  inject('faults')
    .members.slice(first, first + count)
    .map(({ id, username, cookie }) => new Account(origin, id, username, cookie))
