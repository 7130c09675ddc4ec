import { inject } from 'vitest'

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

  /** The answer, whatever its status. Rejects when the server is not there. */
  request(method: string, path: string, body?: unknown, withinMilliseconds = 30_000): Promise<Response> {
    return fetch(this.origin + path, {
      method,
      signal: AbortSignal.timeout(withinMilliseconds),
      // A connection of its own: one that is kept may be closed by the server in the moment it is used again.
      headers: {
        ...this.headers,
        Connection: 'close',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
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
