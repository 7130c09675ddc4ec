import type { z } from 'zod'

/** Why a provider's answer could not be used. */
export type OauthFailure =
  /** No response, or a server error. */
  | 'unreachable'
  | 'timeout'
  /** A client error. */
  | 'refused'
  /** A response that doesn't match the provider's documentation. */
  | 'malformed'

export class OauthError extends Error {
  constructor(readonly failure: OauthFailure) {
    super(failure)
  }
}

/** Longer than a provider should take; the person sees an empty page meanwhile. */
export const PATIENCE_MILLISECONDS = 8000

/** Limits the time of work that doesn't accept an abort signal. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OauthError('timeout')), milliseconds)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Fetches and parses JSON from a provider. Doesn't follow redirects, which could lead to another host. Throws `OauthError`. */
export async function fetchJson<S extends z.ZodType>(
  url: string,
  schema: S,
  accessToken?: string,
): Promise<z.output<S>> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // GitHub requires a user agent.
    'User-Agent': 'human-design-social',
    ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
  }
  const init = { headers, redirect: 'manual' as const, signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new OauthError(isTimeout(error) ? 'timeout' : 'unreachable')
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new OauthError(response.status >= 500 ? 'unreachable' : 'refused')
  }
  const answer = await response.json().catch((error: unknown) => {
    throw new OauthError(isTimeout(error) ? 'timeout' : 'malformed')
  })
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new OauthError('malformed')
  return parsed.data
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
