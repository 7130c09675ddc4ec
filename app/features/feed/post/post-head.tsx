import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { StaticLink } from '~/ui/layout/static-link'
import { Avatar } from '~/ui/members/avatar'
import { RelativeTime } from '~/ui/members/relative-time'
import { TypeBadge } from '~/ui/members/type-badge'
import { UncertainTimeMark } from '~/ui/members/uncertain-time-mark'
import { VerifiedTick } from '~/ui/members/verified-tick'
import type { Author } from '../feed'
import { feedPath } from '../feed-address'

type Props = {
  author: Author
  createdAt: string
  isEdited: boolean
  /** The link of the time; null: none, as on that page itself. */
  to: string | null
  nameId: string
  /** After the type, in the same line. */
  note?: ReactNode
  /** Comments use `sm`. */
  size?: 'sm' | 'md'
  menu: ReactNode
}

/** The author, their type and the time of a post or comment. */
export function PostHead({ author, createdAt, isEdited, to, nameId, note, size = 'md', menu }: Props) {
  const t = useT('feed')
  const { username, fullName, avatarUrl, hdType, isTimeUncertain, isVerified } = author
  const profile = `/u/${username}`
  return (
    <header className="flex items-start gap-3">
      <StaticLink to={profile} tabIndex={-1} aria-hidden="true" className="rounded-full">
        <Avatar name={fullName} src={avatarUrl} type={hdType} size={size} />
      </StaticLink>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-1.5 leading-6">
          <span className="min-w-0">
            <StaticLink id={nameId} to={profile} className="font-semibold wrap-anywhere hover:underline">
              <bdi>{fullName}</bdi>
            </StaticLink>
            {isVerified ? <VerifiedTick label={t('verified')} className="ml-1 size-4" /> : null}
          </span>
          <span className="flex flex-wrap gap-x-1.5 text-sm leading-6 text-muted">
            <span className="wrap-anywhere">@{username}</span>
            <span className="whitespace-nowrap">
              <span aria-hidden="true">· </span>
              {to ? (
                <StaticLink to={to} className="hover:underline">
                  <RelativeTime at={createdAt} />
                </StaticLink>
              ) : (
                <RelativeTime at={createdAt} />
              )}
            </span>
            {isEdited ? <span>· {t('edited')}</span> : null}
          </span>
        </p>
        {hdType || note ? (
          <p className="flex flex-wrap items-center gap-x-3 text-sm leading-6 text-muted">
            {hdType ? (
              <span>
                <StaticLink
                  to={feedPath({ kind: 'type', type: hdType })}
                  className="underline-offset-4 hover:underline"
                >
                  {/* The mark is outside the link, whose name is only the type. */}
                  <TypeBadge type={hdType} label={t(`type.${hdType}`)} isTimeUncertain={false} />
                </StaticLink>
                {isTimeUncertain ? <UncertainTimeMark /> : null}
              </span>
            ) : null}
            {note}
          </p>
        ) : null}
      </div>
      {menu}
    </header>
  )
}
