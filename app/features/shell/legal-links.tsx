import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'

const LINKS = [
  ['/help', 'help'],
  ['/methodology', 'methodology'],
  ['/guidelines', 'guidelines'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
] as const

/** What is always a press away, quietly. */
export function LegalLinks() {
  const t = useT('shell')
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-faint">
      {LINKS.map(([to, label]) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-7 items-center hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
