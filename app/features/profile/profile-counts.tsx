import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import type { MemberCounts } from './public-profile'

type Props = {
  counts: MemberCounts
  /** The public page of the member. */
  path: string
  /** With whose eyes the owner looks: the lists are seen with the same. */
  preview?: string | null
}

const LISTS = [
  ['followers', 'followersCount', 'tab=connections&list=followers'],
  ['followed', 'followingCount', 'tab=connections&list=following'],
  ['posts', 'postsCount', 'tab=posts'],
] as const

/** How many follow a member, whom they follow, and what they posted; each leads to who or what that is. */
export function ProfileCounts({ counts, path, preview = null }: Props) {
  const t = useT('public-profile')
  const as = preview ? `&as=${preview}` : ''
  return (
    <ul className="-my-1.5 flex flex-wrap items-center gap-x-5 text-base">
      {LISTS.map(([words, count, query]) => (
        <li key={words}>
          <Link
            to={`${path}?${query}${as}`}
            preventScrollReset
            className="inline-flex min-h-6 items-center py-1.5 underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
          >
            {t(words, { count: counts[count] })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
