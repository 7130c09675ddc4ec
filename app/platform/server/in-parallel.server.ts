/** Does the work for all, at most so many at once; gives what failed. One that fails keeps none of the others from being done. */
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
