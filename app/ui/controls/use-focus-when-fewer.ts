import { useEffect, useRef } from 'react'

/** For the heading of a list: when a row has gone, the button in it has taken the focus along. */
export function useFocusWhenFewer(count: number) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) title.current?.focus()
    before.current = count
  }, [count])
  return title
}
