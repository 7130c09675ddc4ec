import { Link, useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { RelationshipCode } from '~/domain/human-design/composite/score-labels'
import { textLanguage } from '~/domain/text/text-language'
import { signedText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { ChevronDownIcon, HeartIcon, MessageIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { CardDetails, type Openings, Percent } from './card-details'
import { cardId, LOVE_RESOURCE, type LoveAnswer, type LoveCard as Shown, type Sum } from './love'
import { ageGroupText } from './preferences/preferences'
import { LoveRefused } from './refused'

type Props = { card: Shown; openings: Openings }

/** A member with their love match: who, how much, why, and what one can do. */
export function LoveCard({ card, openings }: Props) {
  const t = useT('love')
  const words = useT('love-match')
  const { username, fullName, avatarUrl, isVerified, age, type, relationship, isMatch } = card
  return (
    <Card as="li" id={cardId(username)} className="scroll-mt-4">
      <div className="flex gap-3.5">
        <Avatar name={fullName} src={avatarUrl} type={type?.code ?? null} size="lg" className="max-sm:size-12!" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-6 font-semibold">
            <Link to={`/u/${username}`} className="wrap-anywhere underline-offset-4 hover:underline">
              {fullName}
            </Link>
            {isVerified ? <VerifiedTick label={t('verified')} className="ml-1 inline size-4" /> : null}
            {age === null ? null : <span className="font-normal text-muted">, {age}</span>}
          </h3>
          {relationship === null ? null : (
            <p className="mt-1 font-medium max-[22rem]:text-sm">
              <span aria-hidden="true">{RELATIONSHIP_EMOJI[relationship]} </span>
              {words(`relationship.${relationship}`)}
            </p>
          )}
          <p className="facts text-sm text-muted">
            {type ? (
              <span>
                <TypeBadge
                  type={type.code}
                  label={type.name}
                  isTimeUncertain={type.isTimeUncertain}
                  className="font-normal! whitespace-normal!"
                />
              </span>
            ) : null}
            {card.typeMatch === null ? null : <span>{t('typeMatch', { percent: card.typeMatch })}</span>}
          </p>
          <Stated card={card} />
        </div>
        <MatchPercent card={card} />
      </div>
      <p className="mt-3 max-w-[66ch] text-pretty">
        {relationship === null
          ? t('notEnoughText')
          : words(`relationship.${relationship}.${card.hasCharts ? 'byCharts' : 'byTypes'}`)}{' '}
        {card.reason}{' '}
        <Link
          to={`/app/compatibility/${username}`}
          aria-label={t('chartNamed', { name: fullName })}
          className="whitespace-nowrap text-accent underline underline-offset-4"
        >
          {t('chart')}
        </Link>
      </p>
      <Sought card={card} />
      {isMatch ? (
        <p role="status" className="mt-3 font-semibold text-accent">
          {t('mutual', { name: fullName })}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <LikeButton card={card} />
        <WriteLink card={card} />
      </div>
      {card.sum ? <Details card={card} sum={card.sum} openings={openings} /> : null}
    </Card>
  )
}

/** What the member states for the filters of others. */
function Stated({ card: { ageGroup, languages, city } }: { card: Shown }) {
  const t = useT('love')
  const [language, second] = languages
  if (ageGroup === null && !language && city === null) return null
  return (
    <p className="facts text-sm text-muted">
      {ageGroup === null ? null : <span>{t('ageGroup', { ages: ageGroupText(ageGroup) })}</span>}
      {language ? <span>{t(second ? 'speaks.both' : `speaks.${language}`)}</span> : null}
      {city === null ? null : <span className="wrap-anywhere">{city}</span>}
    </p>
  )
}

/** What the member looks for, where they show it. */
function Sought({ card: { seeks, words } }: { card: Shown }) {
  const t = useT('love')
  if (seeks.length === 0 && words === null) return null
  return (
    <div className="mt-3 max-w-[66ch]">
      {seeks.length === 0 ? null : (
        <p className="text-sm text-muted">{t('seeks', { ties: seeks.map((tie) => t(`seek.${tie}`)).join(', ') })}</p>
      )}
      {words === null ? null : (
        <p dir="auto" lang={textLanguage(words)} className="wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      )}
    </div>
  )
}

/** The score, and what it goes by; or that there is none. */
function MatchPercent({ card: { overall, hasCharts } }: { card: Shown }) {
  const t = useT('love')
  if (overall === null) return <p className="max-w-24 shrink-0 text-right text-sm text-muted">{t('notEnough')}</p>
  return (
    <p className="shrink-0 text-right">
      <span className="tabular block font-serif font-medium text-3xl leading-8">
        <Percent value={overall} large />
      </span>
      <span className="block text-sm text-muted">{t('loveMatch')}</span>
      {hasCharts ? null : <span className="block text-sm text-muted">{t('byTypes')}</span>}
    </p>
  )
}

function Details({ card, sum, openings }: Props & { sum: Sum }) {
  const t = useT('love')
  const language = useLanguage()
  const points = signedText(sum.percent - sum.base, language, 'always')
  const short = card.hasCharts ? t('details', { base: sum.base, points }) : t('detailsTypes', { base: sum.base })
  return (
    <details className="group/card mt-4 -mb-4 border-t border-line md:-mb-5" open={card.analysis !== null}>
      <summary
        aria-label={t('detailsNamed', { name: card.fullName, sum: short })}
        className="flex min-h-11 list-none items-center justify-between gap-3 font-medium text-muted hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <span className="tabular">{short}</span>
        <ChevronDownIcon className="size-4 transition-transform group-open/card:rotate-180" />
      </summary>
      <CardDetails card={card} sum={sum} openings={openings} />
    </details>
  )
}

/** To a conversation with them, a first line ready in it. */
export function WriteLink({
  card: { username, fullName, overall },
  isPrimary = false,
}: {
  card: Shown
  isPrimary?: boolean
}) {
  const t = useT('love')
  return (
    <Link
      to={`/app/messages?${new URLSearchParams({ to: username, ...(overall === null ? {} : { say: 'love', percent: String(overall) }) })}`}
      aria-label={t('writeNamed', { name: fullName })}
      className={buttonLook(isPrimary ? 'primary' : 'quiet', 's')}
    >
      <MessageIcon className="size-4" />
      {t('write')}
    </Link>
  )
}

/** A sign beside each label; the word always stands with it. */
const RELATIONSHIP_EMOJI: Record<RelationshipCode, string> = {
  soulmate: '💫',
  life_partner: '🏡',
  growth_partner: '🌱',
  adventure_buddy: '🧭',
  twin_flame: '🔥',
}

/** A private interest, and back: shows the new state at once, and the old one again where the server did not agree. */
function LikeButton({ card: { username, fullName, isLiked, isMatch } }: { card: Shown }) {
  const t = useT('love')
  const fetcher = useFetcher<LoveAnswer>({ key: `love ${username}` })
  const { pathname, search } = useLocation()
  const known = useLiked(isLiked, fetcher.data)
  const sent = fetcher.formData?.get('intent')
  const isOn = sent ? sent === 'like' : known
  return (
    <fetcher.Form method="post" action={LOVE_RESOURCE} className="relative">
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="back" value={`${pathname}${search}#${cardId(username)}`} />
      <Button
        type="submit"
        name="intent"
        value={isOn ? 'unlike' : 'like'}
        size="s"
        aria-pressed={isOn}
        aria-label={t('likeNamed', { name: fullName })}
        title={isMatch ? undefined : t('likePrivate', { name: fullName })}
        onClick={(event) => {
          if (fetcher.state === 'submitting') event.preventDefault()
        }}
      >
        <HeartIcon className={`size-4 ${isOn ? 'text-accent [&>path]:fill-current' : ''}`} />
        {t(isOn ? 'liked' : 'like')}
      </Button>
      {fetcher.state === 'idle' ? (
        <LoveRefused
          answer={fetcher.data}
          className="absolute! top-full left-0 z-10 mt-1 w-max max-w-[min(20rem,80vw)]"
        />
      ) : null}
    </fetcher.Form>
  )
}

/** What the page or an answer said last. */
function useLiked(isLiked: boolean, answer: LoveAnswer | undefined) {
  const [known, setKnown] = useState(isLiked)
  useEffect(() => setKnown(isLiked), [isLiked])
  useEffect(() => {
    if (answer?.done && 'isLiked' in answer) setKnown(answer.isLiked)
  }, [answer])
  return known
}
