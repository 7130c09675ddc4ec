import { data } from '@remix-run/react'

/**
 * Runs the server's action; when no answer comes at all (no network, a gateway that gave up), gives this one instead of
 * losing the page with everything typed. The status keeps Remix from reloading the page's data.
 */
export async function unlessUnreachable<T>(serverAction: () => Promise<unknown>, answer: T) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data(answer, { status: 503 })
  }
}
