import type { ReactNode } from 'react'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { PinIcon } from '../icons'
import { Card } from '../layout/card'
import { StaticLink } from '../layout/static-link'
import { Avatar } from './avatar'
import { type CardMatch, MatchBar } from './match-bar'
import { TypeBadge } from './type-badge'
import { VerifiedTick } from './verified-tick'

/** What a list of people tells of one; the type is null where the chart is closed to whoever looks, the figures where the page is. */
export type CardMember = {
  username: string
  fullName: string
  avatarUrl: string | null
  bio: string | null
  location: string | null
  hdType: TypeCode | null
  /** The viewer is told that the chart is drawn for a time of birth that isn't exact. */
  isTimeUncertain: boolean
  isVerified: boolean
  isPractitioner: boolean
  followersCount: number | null
  postsCount: number | null
}

type Props = {
  member: CardMember
  /** Null for oneself, and where one of the two types is not known. */
  match?: CardMatch | null
  isOnline?: boolean
  /** What this list says of them besides: why they stand here, what they wrote. */
  children?: ReactNode
  /** Buttons at the foot of the card. */
  actions?: ReactNode
  as?: 'li' | 'article'
}

/**
 * A member in a list of people. The name is the link to their page, and the whole card above its foot can be pressed for it.
 * Pages that show it need the namespace `member-card`.
 */
export function MemberCard({ member, match = null, isOnline = false, children, actions, as = 'li' }: Props) {
  const t = useT('member-card')
  const { username, fullName, avatarUrl, bio, location, hdType, isTimeUncertain, isVerified } = member
  const { isPractitioner, followersCount, postsCount } = member
  return (
    <Card as={as} className="near-only flex flex-col gap-3 transition-colors has-[h3_a:hover]:border-line-strong">
      <div className="relative flex flex-1 flex-col gap-3">
        <div className="flex items-center gap-3">
          <Avatar
            name={fullName}
            src={avatarUrl}
            type={hdType}
            className="scale-110"
            status={isOnline ? { code: 'online', label: t('online') } : undefined}
          />
          <div className="min-w-0 flex-1 pl-0.5">
            <h3 className="flex items-center gap-1.5 text-base leading-5.5 font-semibold">
              <StaticLink
                to={`/u/${username}`}
                prefetch="intent"
                className="truncate text-ink no-underline after:absolute after:-inset-2 after:rounded-control"
              >
                {fullName}
              </StaticLink>
              {isVerified ? <VerifiedTick label={t('verified')} /> : null}
            </h3>
            <p className="truncate text-sm text-muted">@{username}</p>
          </div>
        </div>
        {hdType || isPractitioner || location ? (
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {hdType ? <TypeBadge type={hdType} label={t(`type.${hdType}`)} isTimeUncertain={isTimeUncertain} /> : null}
            {isPractitioner ? (
              <span className="rounded-full border border-line-strong px-2 text-xs leading-5 font-medium text-muted">
                {t('practitioner')}
              </span>
            ) : null}
            {location ? (
              <span className="flex min-w-0 items-center gap-1 text-sm text-muted">
                <PinIcon className="size-4 text-faint" />
                <span className="sr-only">{t('location')}</span> <span className="truncate">{location}</span>
              </span>
            ) : null}
          </div>
        ) : null}
        {bio ? (
          <p lang={textLanguage(bio)} className="line-clamp-3 text-sm leading-5.5 text-pretty wrap-anywhere">
            {bio}
          </p>
        ) : null}
        {children}
      </div>
      {match ? <MatchBar match={match} name={fullName} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {followersCount === null || postsCount === null ? null : (
          <p className="tabular flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{t('followers', { count: followersCount })}</span>
            <span>{t('posts', { count: postsCount })}</span>
          </p>
        )}
        {actions ? <div className="flex flex-wrap gap-x-1 gap-y-2">{actions}</div> : null}
      </div>
    </Card>
  )
}
