type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** The entry of a menu that a key moves the focus to, by its index; undefined for keys that don't move it. `at` is -1 before the first. */
export function targetOf(
  { key, ctrlKey, metaKey, altKey }: Key,
  labels: readonly string[],
  at: number,
): number | undefined {
  const count = labels.length
  // Shortcuts of the browser are no letters to search by.
  if (count === 0 || ctrlKey || metaKey || altKey) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined
  const around = labels.map((_, step) => (at + 1 + step) % count)
  return around.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
}
