import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { ChartIcon, LockIcon, PictureIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import type { ConnectionChart, Gap, PairPerson } from './connection-chart'
import { LivePair } from './live-pair'

type Props = {
  chart: ConnectionChart
  /** What names the two, so that another pair's drawing begins anew. */
  id: string
  /** Above everything: the way back. */
  back?: ReactNode
  /** After the chart. */
  children?: ReactNode
}

/** The chart of a connection: the two, how their types go together, both charts in one drawing with all that is told of them. */
export function ConnectionPage({ chart, id, back, children }: Props) {
  const { pair, facts, gap, uncertainTimeOf, other, isShareable } = chart
  const t = usePageWords(chart)
  return (
    <div className="grid grid-cols-1 gap-5">
      {back}
      <PairHead {...chart} title={t('title')} />
      {gap ? <PairGap gap={gap} other={other} /> : null}
      {uncertainTimeOf ? <Alert tone="warning">{t(`uncertain.${uncertainTimeOf}`)}</Alert> : null}
      {pair && facts ? (
        <Card as="section" aria-labelledby="connection">
          <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="connection">{t('chart')}</h2>
            {isShareable ? <SavePicture username={other.username} /> : null}
          </header>
          <LivePair key={id} pair={pair} facts={facts} start={chart.show} />
        </Card>
      ) : null}
      {children}
    </div>
  )
}

/** The texts around the chart, by whether the viewer is one of the two. */
function usePageWords({ pair, other }: ConnectionChart) {
  const a = pair?.a ?? null
  const [own, others] = [useT('connection-chart'), useT('others-reading')]
  const t = a === null ? own : others
  return (key: Key<'connection-chart'> & Key<'others-reading'>) => t(key, { a: a ?? '', name: other.fullName })
}

/** A plain link: the browser saves what it leads to, with scripts and without. */
function SavePicture({ username }: { username: string | null }) {
  const t = useT('connection-chart')
  return (
    <a
      href={`/app/compatibility/${encodeURIComponent(username ?? '')}/card.png`}
      download="connection.png"
      title={t('pictureText')}
      className={buttonLook('quiet', 's')}
    >
      <PictureIcon className="size-4.5" />
      {t('picture')}
    </a>
  )
}

type PairHeadProps = Pick<ConnectionChart, 'you' | 'other' | 'typeMatch' | 'pair'> & { title: string }

/** The two, and how their types go together with the reason for the number. */
function PairHead({ you, other, typeMatch, pair, title }: PairHeadProps) {
  const t = useT('connection-chart')
  return (
    <header className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] xl:items-center xl:gap-8">
      <div className="flex min-w-0 gap-x-4 gap-y-3 max-md:flex-col md:items-center">
        <span className="flex shrink-0 items-center">
          <Avatar name={you.fullName} src={you.avatarUrl} type={you.type} size="lg" />
          <span className="-ml-4 rounded-full ring-4 ring-ground">
            <Avatar name={other.fullName} src={other.avatarUrl} type={other.type} size="lg" className="block" />
          </span>
        </span>
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{title}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <PersonType person={you} />
            {you.typeName && other.typeName ? (
              <span aria-hidden="true" className="text-faint max-md:hidden">
                +
              </span>
            ) : null}
            <PersonType person={other} />
          </p>
          {other.username ? (
            <Link
              to={`/u/${other.username}`}
              className="mt-1 inline-flex min-h-6 items-center text-sm text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
            >
              {t('toProfile', { username: other.username })}
            </Link>
          ) : null}
        </div>
      </div>
      {typeMatch ? (
        <section aria-labelledby="type-match" className="rounded-card border border-line bg-surface p-4">
          <div className="flex items-baseline justify-between gap-3">
            <h2 id="type-match" className="text-base">
              {t('typeMatch')}
            </h2>
            <p className="tabular font-serif font-medium text-2xl leading-8">
              {t('percent', { percent: typeMatch.percent })}
            </p>
          </div>
          <p className="mt-1 text-pretty">{typeMatch.text}</p>
          <details className="mt-1.5 text-sm">
            <summary className="w-fit py-0.5 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2.5">
              {t('why', { percent: typeMatch.percent })}
            </summary>
            <p className="mt-1 text-muted">
              {pair ? `${t('typeMatchText')} ${t('typeMatchBelow')}` : t('typeMatchText')}
            </p>
          </details>
        </section>
      ) : null}
    </header>
  )
}

function PersonType({ person: { type, typeName, isTimeUncertain } }: { person: PairPerson }) {
  if (!type || !typeName) return null
  return <TypeBadge type={type} label={typeName} isTimeUncertain={isTimeUncertain} className="whitespace-normal!" />
}

/** What of the connection is not shown, why, and where to go on. */
function PairGap({ gap, other }: { gap: Gap; other: PairPerson }) {
  const t = useT('connection-chart')
  const isClosed = gap === 'closed' || gap === 'channels'
  return (
    <Card as="section">
      <EmptyState
        icon={isClosed ? <LockIcon className="size-7" /> : <ChartIcon className="size-7" />}
        title={t(`gap.${gap}`)}
        action={<NextStep gap={gap} username={other.username} />}
      >
        {t(`gap.${gap}.text`, { name: other.fullName })}
      </EmptyState>
    </Card>
  )
}

function NextStep({ gap, username }: { gap: Gap; username: string | null }) {
  const t = useT('connection-chart')
  if (gap === 'yours') {
    return (
      <ButtonLink to="/app/settings?tab=hd-data" variant="primary">
        {t('addBirth')}
      </ButtonLink>
    )
  }
  return username ? <ButtonLink to={`/u/${username}`}>{t('openProfile')}</ButtonLink> : null
}
