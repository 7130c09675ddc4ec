import { z } from 'zod'
import type { Context } from './context.server'
import { cookieName, readCookie, writeCookie } from './cookies.server'
import { seal, unseal } from './seal.server'

const envelope = z.object({ endsAt: z.number(), value: z.unknown() })

/**
 * A cookie that only this site reads and writes, and that expires on time even in a browser that stores it longer: the
 * end is sealed with it, and so is its name, so that no cookie passes for another.
 */
export function createSealedCookie<S extends z.ZodType>(
  name: string,
  schema: S,
  { maxAgeSeconds }: { maxAgeSeconds: number },
) {
  const label = `cookie ${name}`
  return {
    write: async ({ settings }: Pick<Context, 'settings'>, request: Request, value: z.input<S>): Promise<string> => {
      const text = JSON.stringify({ endsAt: Date.now() + maxAgeSeconds * 1000, value })
      const content = await seal(settings.COOKIE_SECRET, label, text)
      return writeCookie(request, cookieName(name, request), content, { maxAgeSeconds })
    },
    /** What it holds, or null when there is none, its time is over or it was not sealed here. */
    read: async ({ settings }: Pick<Context, 'settings'>, request: Request): Promise<z.output<S> | null> => {
      const content = readCookie(request, cookieName(name, request))
      const text = content && (await unseal(settings.COOKIE_SECRET, label, content))
      if (!text) return null
      const { endsAt, value } = envelope.parse(JSON.parse(text))
      const parsed = schema.safeParse(value)
      return parsed.success && Date.now() < endsAt ? parsed.data : null
    },
    /** The cookie that ends it before its time. */
    end: (request: Request) => writeCookie(request, cookieName(name, request), '', { maxAgeSeconds: 0 }),
  }
}

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
