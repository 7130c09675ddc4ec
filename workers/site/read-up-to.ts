/** The whole body; null if it's larger than `most`. The `Content-Length` header can only make it refuse earlier. */
export async function readUpTo(most: number, request: Request): Promise<Blob | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) {
    await request.body?.cancel()
    return null
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) return new Blob(parts)
    bytes += value.byteLength
    if (bytes > most) {
      await reader?.cancel()
      return null
    }
    parts.push(value)
  }
}
