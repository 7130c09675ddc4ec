import { z } from 'zod'

/** The token of a mailed link: 256 bits as hexadecimal letters. */
export const accountTokenField = z.string().regex(/^[0-9a-f]{64}$/)
