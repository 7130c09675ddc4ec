import { Link, type LinkProps } from '@remix-run/react'

/** The markup of `Link`, without the router, which only matters once scripts run. */
const Anchor = ({ to, prefetch: _, preventScrollReset: __, ...rest }: Props) => (
  <a {...rest} href={to} data-discover="true" />
)

type Props = Omit<LinkProps, 'to'> & {
  /** From the root, `/…`: so that it needs no resolving. */
  to: string
}

/** A `Link` for lists: a page of posts has two hundred, and the server takes longer to resolve one than to render it. */
export const StaticLink: (props: Props) => JSX.Element = import.meta.env.SSR ? Anchor : (Link as typeof Anchor)
