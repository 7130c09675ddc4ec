import { Link, type LinkProps } from '@remix-run/react'

/** A link as `Link` writes it into a page, without asking the router about it: on the server nobody follows it. */
const Written = ({ to, prefetch: _, preventScrollReset: __, ...rest }: Props) => (
  <a {...rest} href={to} data-discover="true" />
)

type Props = Omit<LinkProps, 'to'> & {
  /** From the root, `/…`: a link that stands many times on a page needs no working out. */
  to: string
}

/** A `Link` for lists: a page of posts has two hundred, and working each out takes the server longer than to write it. */
export const Way: (props: Props) => JSX.Element = import.meta.env.SSR ? Written : (Link as typeof Written)
