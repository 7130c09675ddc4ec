import { hexDigest, toHex } from '../../domain/text/hex'

const TOKEN_BYTES = 32

/** 256 random bits as 64 hexadecimal letters. */
export const createToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

/** The SHA-256 of a token: what a database may keep. */
export const hashToken = (token: string): Promise<string> => hexDigest(token)
