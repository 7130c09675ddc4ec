import { useMatches } from '@remix-run/react'

type Handle = { takesPhone?: (data: unknown) => boolean } | undefined

/**
 * Whether the page that is shown wants all the room of a phone: its route says so of its data, in `handle.takesPhone`. Asked of
 * the document by `:has()`, it would cost every page the style of all its elements whenever one comes or goes. How it looks then
 * is in app/ui/styles/takes-phone.css.
 */
export const useTakesPhone = () =>
  useMatches().some(({ handle, data }) => data !== undefined && (handle as Handle)?.takesPhone?.(data))
