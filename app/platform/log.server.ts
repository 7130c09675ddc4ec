/** One line of JSON an event. Never a password, token, message or birth datum; JSON keeps line breaks out of the log. */
export function logEvent(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}) {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...fields })
  if (level === 'error') console.error(line)
  else console.warn(line)
}

/** The parts of an unknown error that a log may show. */
export function toErrorFields(error: unknown) {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { value: String(error) }
}
