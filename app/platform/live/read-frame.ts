/** What a schema of zod does, as far as it is needed here. */
type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } }

/** A frame of the server; null for one this page does not know, as from a newer server: it is for newer pages. */
export function readFrame<T>(schema: Schema<T>, text: string): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
