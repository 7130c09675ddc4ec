import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import type { ConnectionChart, PairPerson } from './connection-chart'

type Props = Pick<ConnectionChart, 'you' | 'other' | 'typeMatch' | 'pair'> & { title: string }

/** The two, and how their types go together with the reason for the number. */
export function PairHead({ you, other, typeMatch, pair, title }: Props) {
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
            <Kind person={you} />
            {you.typeName && other.typeName ? (
              <span aria-hidden="true" className="text-faint max-md:hidden">
                +
              </span>
            ) : null}
            <Kind person={other} />
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

function Kind({ person: { type, typeName, isTimeUncertain } }: { person: PairPerson }) {
  if (!type || !typeName) return null
  return <TypeBadge type={type} label={typeName} isTimeUncertain={isTimeUncertain} className="whitespace-normal!" />
}
