const TOKEN_BYTES = 32

/** 256 random bits as 64 hexadecimal letters. */
export function createToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** The SHA-256 of a token: what a database may keep. */
export async function hashToken(token: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
