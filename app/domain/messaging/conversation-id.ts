const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** The identity of a direct conversation: the two members, the smaller id first. */
export const pairKey = (one: string, other: string) => (one < other ? `${one}:${other}` : `${other}:${one}`)

/** The two members of a pair, in its order. */
export function membersOf(pair: string): [low: string, high: string] {
  const [low = '', high = ''] = pair.split(':')
  return [low, high]
}

/**
 * The id of the conversation of a pair: a UUID (RFC 9562, version 8) made from SHA-256 of the pair, so that however often
 * and from whichever side it is opened, it is one.
 */
export async function conversationId(pair: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`conversation ${pair}`))
  const bytes = new Uint8Array(digest, 0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(UUID_PARTS, '$1-$2-$3-$4-$5')
}

/** Where an id belongs once the data is spread: one of 64, its first six bits (docs/decisions/0011). */
export const bucketOf = (id: string) => Number.parseInt(id.slice(0, 2), 16) >> 2

/** A message is named by its conversation and its place there: unique everywhere, and no index needs to be kept for it. */
export const messageId = (conversation: string, seq: number) => `${conversation}.${seq}`
