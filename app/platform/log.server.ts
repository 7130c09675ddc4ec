import type { DrizzleQueryError } from 'drizzle-orm'

/** One line of JSON an event. Never a password, token, message or birth datum; JSON keeps line breaks out of the log. */
export function logEvent(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}) {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...fields })
  if (level === 'error') console.error(line)
  else console.warn(line)
}

/** A path as a log may show it: the address of a member's calendar is a secret by itself. */
export const toLoggedPath = (path: string) => path.replace(/^(\/calendar\/).*/, '$1-')

/** The parts of an unknown error that a log may show. */
export function toErrorFields(error: unknown) {
  if (isQueryError(error)) return toQueryFields(error)
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { value: String(error) }
}

/** By what it is made of: the deployed site holds the database library twice, and of the other copy nothing is an instance. */
const isQueryError = (error: unknown): error is DrizzleQueryError =>
  error instanceof Error && 'query' in error && 'params' in error

/** A failed query says its parameters, in its message and so in its stack: addresses, hashes, birth data. The rest is enough. */
const toQueryFields = ({ name, message, query, cause, stack = '' }: DrizzleQueryError) => ({
  name,
  message: cause instanceof Error ? cause.message : 'Failed query',
  query,
  stack: stack.includes(message) ? stack.split(message).at(-1)?.trim() : undefined,
})
