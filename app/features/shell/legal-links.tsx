import { Link } from '@remix-run/react'
import { WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import { useT } from '~/locales/use-t'

/** Each stands at the address of its name. */
const LINKS = ['library', 'help', 'methodology', 'guidelines', 'privacy', 'terms'] as const

/** What is always a press away, quietly. */
export function LegalLinks() {
  const t = useT('shell')
  const common = useT('common')
  const links = [
    ...LINKS.map((name) => ({ to: `/${name}`, label: t(name) })),
    { to: '/accessibility', label: common('accessibility') },
    { to: WITHDRAWAL_PATH, label: common('withdraw') },
  ]
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-7 items-center hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
