import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { FollowButton } from './follow-button'
import type { Person } from './follows'

type Props = {
  person: Person
  /** Whether there is somebody to follow as. */
  isMember: boolean
}

/** One of a list of members: the whole row leads to their page, the button follows them. */
export function PersonRow({ person, isMember }: Props) {
  const t = useT('follows')
  const { username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified, isFollowed, isViewer } = person
  return (
    <li className="relative flex flex-wrap items-center gap-3 py-3 max-sm:gap-2">
      <Avatar name={fullName} src={avatarUrl} type={hdType} />
      <div className="min-w-0 grow basis-32">
        <p>
          <Link
            to={`/u/${username}`}
            className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-control hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {fullName}
          </Link>
          {isVerified ? <VerifiedTick label={t('verified')} className="ml-1 size-4" /> : null}
        </p>
        <p className="facts text-sm text-muted">
          <span className="wrap-anywhere">@{username}</span>
          {hdType ? (
            <span>
              <TypeBadge
                type={hdType}
                label={t(`type.${hdType}`)}
                isTimeUncertain={isTimeUncertain}
                className="font-normal! wrap-anywhere hyphens-auto whitespace-normal! *:first:shrink-0"
              />
            </span>
          ) : null}
        </p>
      </div>
      {isViewer ? <span className="text-sm text-muted">{t('you')}</span> : null}
      {isMember && !isViewer ? (
        <div className="relative">
          <FollowButton username={username} fullName={fullName} isFollowing={isFollowed} size="s" />
        </div>
      ) : null}
    </li>
  )
}
