import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import type { FoundSubject } from './search'

/** What of Human Design the search names, with the way to its page and to the members of a type. */
export function FoundSubjects({ subjects }: { subjects: FoundSubject[] }) {
  const t = useT('search')
  return (
    <ul aria-label={t('subjects')} className="grid gap-2">
      {subjects.map(({ path, name, kind, peoplePath }) => (
        <li
          key={path}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-2"
        >
          <Link to={path} prefetch="intent" className={LINK}>
            {name}
          </Link>
          <span className="text-sm text-muted">{kind}</span>
          {peoplePath ? (
            <Link to={peoplePath} prefetch="intent" className={`${LINK} ml-auto`}>
              {t('peopleOfType')}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const LINK =
  'inline-flex min-h-7 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11'
