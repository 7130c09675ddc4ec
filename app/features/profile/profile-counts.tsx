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

/** How many follow a member, whom they follow, and what they posted; the first two lead to who that is. */
export function ProfileCounts({ counts, path, preview = null }: Props) {
  const t = useT('public-profile')
  const { followersCount, followingCount, postsCount } = counts
  const as = preview ? `&as=${preview}` : ''
  return (
    <ul className="-my-1.5 flex flex-wrap items-center gap-x-5 text-base">
      <li>
        <Link to={`${path}?tab=connections&list=followers${as}`} preventScrollReset className={LINK}>
          {t('followers', { count: followersCount })}
        </Link>
      </li>
      <li>
        <Link to={`${path}?tab=connections&list=following${as}`} preventScrollReset className={LINK}>
          {t('followed', { count: followingCount })}
        </Link>
      </li>
      <li className="py-1.5">{t('posts', { count: postsCount })}</li>
    </ul>
  )
}

const LINK =
  'inline-flex min-h-6 items-center py-1.5 underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11'
