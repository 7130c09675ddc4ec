/** Runs `work` for all items, at most `atOnce` at a time; returns the errors. A failure doesn't stop the others. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  atOnce = 10,
): Promise<unknown[]> {
  const waiting = [...items]
  const failed: unknown[] = []
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await work(item).catch((error: unknown) => failed.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return failed
}
