import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'

/** Each stands at the address of its name. */
const LINKS = ['library', 'help', 'methodology', 'guidelines', 'privacy', 'terms'] as const

/** What is always a press away, quietly. */
export function LegalLinks() {
  const t = useT('shell')
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-faint">
      {LINKS.map((name) => (
        <li key={name}>
          <Link
            to={`/${name}`}
            className="inline-flex min-h-7 items-center hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
