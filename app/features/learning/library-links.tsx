import { useT } from '~/locales/use-t'
import { Way } from '~/ui/layout/way'
import type { OpenLesson } from './learning'

/** Ways to the pages of the library that tell more. */
export function LibraryLinks({ links }: { links: OpenLesson['library'] }) {
  const t = useT('learning')
  return (
    <nav aria-labelledby="library-title" className="text-base">
      <h2 id="library-title" className="text-lg">
        {t('library')}
      </h2>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ to, label }) => (
          <li key={to} className="min-w-0 wrap-anywhere">
            <Way
              to={to}
              className="inline-flex min-h-7 items-center text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
            >
              {label}
            </Way>
          </li>
        ))}
      </ul>
    </nav>
  )
}
