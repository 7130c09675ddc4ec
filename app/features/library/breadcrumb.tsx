import { StaticLink } from '~/ui/layout/static-link'
import type { ElementPage } from './library'

/** Where this page stands, each step a way back. */
export function Breadcrumb({ label, links, here }: ElementPage['breadcrumb']) {
  return (
    <nav aria-label={label} className="text-sm text-muted print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map(({ to, label: name }) => (
          <li key={to} className="flex items-center gap-x-2">
            <StaticLink
              to={to}
              className="inline-flex min-h-7 items-center hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </StaticLink>
            <span aria-hidden="true" className="text-faint">
              ›
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
