import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** For the page's main element: takes the focus when a link led to another page, as a browser would on loading it. */
export function useFocusOnArrival() {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // What took the focus for a reason (an alert, a form's first problem) keeps it.
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
