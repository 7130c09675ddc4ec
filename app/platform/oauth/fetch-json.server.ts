import type { z } from 'zod'

/** Why a provider's answer could not be used. */
export type OauthFailure =
  /** No answer, or one that says they are down. */
  | 'unreachable'
  | 'timeout'
  /** They answered, and said no. */
  | 'refused'
  /** They answered something else than their documents say. */
  | 'malformed'

export class OauthError extends Error {
  constructor(readonly failure: OauthFailure) {
    super(failure)
  }
}

/** Longer than any of them takes; somebody looks at an empty page meanwhile. */
export const PATIENCE_MILLISECONDS = 8000

/** A result within a time, for work that takes no signal to stop. */
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

/** One answer of a provider, parsed. Throws `OauthError`. A redirect is not followed: it would lead to a host nobody chose. */
export async function fetchJson<S extends z.ZodType>(
  url: string,
  schema: S,
  accessToken?: string,
): Promise<z.output<S>> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // GitHub answers nobody without a name.
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
