import { createHash } from 'node:crypto'

/** 32 bytes that belong to a name. */
export const bytesOf = (name: string) => createHash('sha256').update(name).digest()

/** A UUID that belongs to a name, so that a seed made twice is the same (RFC 9562, version 8). */
export function uuidOf(name: string): string {
  const bytes = bytesOf(name).subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
