import { useEffect, useRef } from 'react'

/**
 * For a list that grows: once what has come stands there, its first takes the focus, since the button that asked for it may have
 * gone. `more` changes with what comes; `expect` is told how many stood there before.
 */
export function useArrivals(more: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null)
  const known = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `more` is not read, but by the time it has changed, what has come is drawn
  useEffect(() => {
    if (known.current === null) return
    list.current?.children[known.current]?.querySelector<HTMLElement>('a, summary')?.focus()
    known.current = null
  }, [more])
  const expect = (before: number) => {
    known.current = before
  }
  return { list, expect }
}
