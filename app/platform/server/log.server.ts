import type { DrizzleQueryError } from 'drizzle-orm'

export type LogLevel = 'info' | 'warn' | 'error'

/**
 * One line of JSON an event; docs/operations.md lists them. Never a name, address, password, token, message, birth datum or what
 * somebody searched for; JSON keeps line breaks out of the log.
 */
export function logEvent(level: LogLevel, event: string, fields: Record<string, unknown> = {}) {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...fields })
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else console.info(line)
}

/** The parts of an unknown error that a log may show: what it says without what it quotes, and where it was. */
export function toErrorFields(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, message: withoutQuotes(String(error)) }
  const { name, stack } = error
  const query = isQueryError(error) ? { query: error.query } : {}
  return { name, message: messageOf(error), ...query, stack: framesOf(stack) }
}

/** Runs `work`; if it throws, logs that and returns null, so that a form stays and keeps what was typed. */
export async function tryOrLog<T>(
  { requestId }: { requestId: string },
  event: string,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    logEvent('error', event, { requestId, ...toErrorFields(error) })
    return null
  }
}

function messageOf(error: Error): string {
  // A failed query says its parameters: addresses, hashes, birth data. Its cause is enough.
  if (isQueryError(error)) return error.cause instanceof Error ? withoutQuotes(error.cause.message) : 'Failed query'
  // What is wrong, not with what: a value, or the text around it.
  if (isSchemaError(error)) return error.issues.map(({ code, path }) => `${path.join('.')}: ${code}`).join(', ')
  if (error.name === 'SyntaxError') return 'Unreadable text'
  return withoutQuotes(error.message)
}

const MESSAGE_LENGTH = 300

/** The database, parsers and services quote what they were given. */
const withoutQuotes = (text: string) =>
  text
    .replace(/".*"/gs, '"…"')
    .replace(/\S+@\S+/g, '…')
    .slice(0, MESSAGE_LENGTH)

/** A stack begins with the message. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .flatMap((line) => /^\s+at .*/.exec(line)?.[0].trim() ?? [])
    .join('\n')

/** By what it is made of: the deployed site holds the database library twice, and of the other copy nothing is an instance. */
const isQueryError = (error: Error): error is DrizzleQueryError => 'query' in error && 'params' in error

const isSchemaError = (error: Error): error is Error & { issues: { code: string; path: PropertyKey[] }[] } =>
  'issues' in error && Array.isArray(error.issues)
