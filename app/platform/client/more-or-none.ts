/**
 * What the server's loader answers to whoever reads on in a list; when no answer comes at all, this one instead, so that what was
 * read stays.
 */
export async function moreOrNone<T>(request: Request, serverLoader: () => Promise<unknown>, none: T) {
  if (!new URL(request.url).searchParams.has('cursor')) return serverLoader() as Promise<T>
  return serverLoader().catch((error: unknown) => {
    if (error instanceof Response) throw error
    return none
  }) as Promise<T>
}
