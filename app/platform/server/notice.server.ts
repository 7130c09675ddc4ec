import type { z } from 'zod'
import { createSealedCookie } from './sealed-cookie.server'

const FIVE_MINUTES_SECONDS = 300

/**
 * A sealed cookie that carries what one page wants to tell the next, so that it need not stand in the address; five minutes
 * unless said otherwise.
 */
export const createNotice = <S extends z.ZodType>(
  name: string,
  schema: S,
  { maxAgeSeconds = FIVE_MINUTES_SECONDS }: { maxAgeSeconds?: number } = {},
) => createSealedCookie(name, schema, { maxAgeSeconds })
