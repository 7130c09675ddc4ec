import type { z } from 'zod'
import { RefusedError, refuseFields } from './refuse'

/** Far more than any request needs, in bytes. */
const MOST_BYTES = 16_384
/** The limit for reading an oversized body to its end; ten megabytes cost some 40 ms. */
const MOST_BYTES_READ = 16_777_216

/** Parses a JSON body by its schema. Throws `RefusedError` (400) if it's invalid. */
export async function readBody<S extends z.ZodType>(request: Request, schema: S): Promise<z.infer<S>> {
  const value = parseJson(await readText(request))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RefusedError(400, 'invalid_input', 'The request body must be a JSON object')
  }
  return readFields(value, schema)
}

/** Parses fields by their schema. Throws `RefusedError` (400) with a code for each problem. */
export function readFields<S extends z.ZodType>(fields: object, schema: S): z.infer<S> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) problems[path.join('.')] ??= message
  throw refuseFields(problems)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedError(400, 'invalid_json', 'The request body is not valid JSON')
  }
}

/**
 * Reads a body up to the limit, regardless of its `Content-Length`. Longer bodies are still read to their end, because cutting one off
 * breaks the connection and the client never sees the error.
 */
async function readText(request: Request): Promise<string> {
  if (!request.body) return ''
  const decoder = new TextDecoder()
  const reader = request.body.getReader()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size <= MOST_BYTES) text += decoder.decode(part.value, { stream: true })
    if (size > MOST_BYTES_READ) {
      await reader.cancel()
      break
    }
  }
  if (size > MOST_BYTES) throw new RefusedError(400, 'body_too_large', 'The request body is too large')
  return text + decoder.decode()
}
