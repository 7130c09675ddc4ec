import type { InsightsAnswer } from './insights'

const PATIENCE_MILLISECONDS = 15_000

/** Asks for the insights once more, without the page around them; an answer that never comes is an answer, too. */
export async function fetchInsights(): Promise<InsightsAnswer> {
  try {
    const response = await fetch('/resources/insights', { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) })
    if (response.status === 401) return { insights: null, failed: 'signedOut' }
    return await response.json()
  } catch {
    return { insights: null, failed: 'offline' }
  }
}
