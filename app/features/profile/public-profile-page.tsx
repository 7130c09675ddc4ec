import type { ReactNode } from 'react'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { LockIcon, PersonIcon } from '~/ui/icons'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { UncertainTimeMark } from '~/ui/members/uncertain-time-mark'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { ProfileCounts } from './profile-counts'
import type { ProfilePageData, ProfileViewer, PublicProfile, ShownBirth, ShownProfile } from './public-profile'

/** What the page has besides, by who looks at it. */
export type ProfileParts = {
  /** Above the page. */
  lead?: ReactNode
  actions?: ReactNode
  /** Whether this member is here, for who may know. */
  presence?: ReactNode
  /** What the two are to each other, each in a span. */
  tie?: ReactNode
  /** What could not be done. */
  alert?: ReactNode
  /** How the types of the two go together. */
  match?: ReactNode
}

type PublicProfilePageProps = ProfileParts & {
  page: ProfilePageData
  /** The sections of the page. */
  children: ReactNode
}

/** A member's page as this viewer may see it. */
export function PublicProfilePage({
  page,
  lead,
  actions,
  presence,
  tie,
  alert,
  match,
  children,
}: PublicProfilePageProps) {
  const { profile, viewer, preview } = page
  return (
    <div className="grid gap-5">
      {lead}
      {profile.kind === 'page' ? (
        <>
          <ProfileHeader profile={profile} preview={preview} {...{ actions, presence, tie, alert, match }} />
          {children}
        </>
      ) : (
        <ClosedProfile profile={profile} viewer={viewer} actions={actions} />
      )}
    </div>
  )
}

type ProfileHeaderProps = {
  profile: ShownProfile
  presence: ReactNode
  /** What the two are to each other, each in a span. */
  tie: ReactNode
  actions: ReactNode
  alert: ReactNode
  /** How the types of the two go together, and the way to where that is told. */
  match: ReactNode
  /** Whose page it is to be followed from here, as a query: a preview stays one. */
  preview: string | null
}

/** Who this is: face, name, the core of the chart, and what they tell of themselves. */
function ProfileHeader({ profile, presence, tie, actions, alert, match, preview }: ProfileHeaderProps) {
  const t = useT('public-profile')
  const { fullName, username, avatarUrl, isVerified, practitioner, location, memberSince } = profile
  const { type, words, isTimeUncertain, bio, birth } = profile
  const mark = isTimeUncertain ? <UncertainTimeMark /> : null
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3 sm:items-center">
        <Avatar name={fullName} src={avatarUrl} size="xl" type={type ?? undefined} className="max-md:hidden" />
        <Avatar name={fullName} src={avatarUrl} size="lg" type={type ?? undefined} className="md:hidden" />
        {/* On a phone the buttons stand below face and names, as wide as the page. */}
        <div className="min-w-0 grow basis-52">
          <h1 className="wrap-anywhere">
            {fullName}
            {isVerified ? (
              <>
                {'\u00a0'}
                <VerifiedTick label={t('verified')} className="size-5.5" />
              </>
            ) : null}
          </h1>
          <p className="facts text-muted">
            <span className="wrap-anywhere">@{username}</span>
            {presence}
            {tie}
          </p>
          {words || practitioner ? (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              {type && words ? (
                <>
                  <TypeBadge type={type} label={words.type} isTimeUncertain={isTimeUncertain} />
                  {words.profile ? (
                    <span>
                      {words.profile}
                      {mark}
                    </span>
                  ) : null}
                  <span>
                    {t('authority', { name: words.authority })}
                    {mark}
                  </span>
                </>
              ) : null}
              {match}
              {practitioner ? <span className="font-medium text-muted">{practitioner}</span> : null}
            </p>
          ) : null}
        </div>
        {actions ? (
          <div className="relative flex flex-wrap items-center gap-2 max-sm:basis-full sm:ml-auto sm:justify-end">
            {actions}
          </div>
        ) : null}
      </div>
      {alert}
      {bio ? (
        <p lang={textLanguage(bio)} className="max-w-[66ch] text-lg wrap-anywhere whitespace-pre-line text-pretty">
          {bio}
        </p>
      ) : null}
      <p className="facts text-sm text-muted">
        {location ? <span className="wrap-anywhere">{location}</span> : null}
        <BirthLine birth={birth} />
        <span>{t('memberSince', { date: memberSince })}</span>
      </p>
      <ProfileCounts counts={profile.counts} path={`/u/${username}`} preview={preview} />
    </header>
  )
}

/** Only where the viewer may see the birth: day, time, place, age. */
function BirthLine({ birth }: { birth: ShownBirth | null }) {
  const t = useT('public-profile')
  if (!birth) return null
  const { date, age, time, accuracy, place } = birth
  const clock = time === null ? t('timeUnknown') : accuracy === 'approximate' ? t('timeAbout', { time }) : time
  return (
    <span className="wrap-anywhere">
      {[t('born', { date }), clock, place, t('age', { count: age })].filter(Boolean).join(', ')}
    </span>
  )
}

type ClosedProfileProps = {
  profile: Exclude<PublicProfile, { kind: 'page' }>
  viewer: ProfileViewer
  actions?: ReactNode
}

/**
 * No page to see: for nobody, or not for this viewer. Says nothing of anybody but the name that was asked for. `actions`: what a
 * member can do all the same.
 */
function ClosedProfile({ profile, viewer, actions }: ClosedProfileProps) {
  const t = useT('public-profile')
  const isRestricted = profile.kind === 'restricted'
  const words = isRestricted ? profile.circle : 'missing'
  const Icon = isRestricted ? LockIcon : PersonIcon
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center md:py-24">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-sunken text-muted">
        <Icon className="size-7" />
      </span>
      <h1 className="text-2xl text-balance">{t(`${words}Title`)}</h1>
      <p className="mt-2 wrap-anywhere text-pretty text-muted">
        {t(`${words}Text`, isRestricted ? { name: profile.name } : undefined)}
      </p>
      <div className="mt-6">
        {isRestricted && viewer === 'visitor' ? (
          <ButtonLink to={`/login?redirect=${encodeURIComponent(`/u/${profile.name}`)}`} variant="primary">
            {t('signIn')}
          </ButtonLink>
        ) : viewer === 'visitor' ? (
          <ButtonLink to="/">{t('home')}</ButtonLink>
        ) : (
          actions
        )}
      </div>
    </section>
  )
}
