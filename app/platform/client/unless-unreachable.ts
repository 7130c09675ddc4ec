/**
 * Runs the server's action; when no answer comes at all (no network, a gateway that gave up), gives this one instead of
 * losing the page with everything typed. Its status keeps Remix from loading the page's data again, which would fail too.
 */
export async function unlessUnreachable<T>(serverAction: () => Promise<unknown>, answer: T) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    // `Response.json` is missing in Safari 16.
    return new Response(JSON.stringify(answer), { status: 503, headers: { 'Content-Type': 'application/json' } })
  }
}
