/**
 * Runs the server's action; when no answer comes at all (no network, a gateway that gave up), gives `answer` instead of
 * losing the page with everything typed. Its status keeps Remix from loading the page's data again, which would fail too.
 */
export async function withOfflineAnswer<T>(serverAction: () => Promise<unknown>, answer: T) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    // `Response.json` is missing in Safari 16.
    return new Response(JSON.stringify(answer), { status: 503, headers: { 'Content-Type': 'application/json' } })
  }
}

/**
 * Runs the server's loader; when no answer comes at all for a further page of a list, gives `none` instead, so that the pages
 * before it stay.
 */
export async function withFallbackPage<T>(request: Request, serverLoader: () => Promise<unknown>, none: T) {
  if (!new URL(request.url).searchParams.has('cursor')) return serverLoader() as Promise<T>
  return serverLoader().catch((error: unknown) => {
    if (error instanceof Response) throw error
    return none
  }) as Promise<T>
}
