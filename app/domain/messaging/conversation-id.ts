const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** The key of a direct conversation: the ids of both members, the smaller one first. */
export const pairKey = (one: string, other: string) => (one < other ? `${one}:${other}` : `${other}:${one}`)

/** The two member ids of a pair key, in its order. */
export function membersOf(pair: string): [low: string, high: string] {
  const [low = '', high = ''] = pair.split(':')
  return [low, high]
}

/**
 * The id of a pair's conversation: a UUID (RFC 9562, version 8) derived from the SHA-256 of the pair, so that both members get
 * the same one however often they open it.
 */
export async function conversationId(pair: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`conversation ${pair}`))
  const bytes = new Uint8Array(digest, 0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(UUID_PARTS, '$1-$2-$3-$4-$5')
}

/** The shard of an id, one of 64, once the data is sharded: its first six bits (docs/decisions/0011). */
export const bucketOf = (id: string) => Number.parseInt(id.slice(0, 2), 16) >> 2

/** A message's id is its conversation and its position there: unique across conversations, without an index. */
export const messageId = (conversation: string, seq: number) => `${conversation}.${seq}`
