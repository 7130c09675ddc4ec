import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/avatar'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { PeopleIcon } from '~/ui/icons'
import { Way } from '~/ui/way'
import { momentText, type Zone } from './span-text'
import type { CompletingPerson, WhoCompletes } from './transits'

/** Connections whose gates close open channels with this sky, one line each, the weightiest first. */
export function WhoCompletesCard({ who, at, zone }: { who: WhoCompletes; at: number; zone: Zone }) {
  const t = useT('transits')
  const { people, moreCount, openCount, connectionsCount, isCut } = who
  const closedCount = connectionsCount - openCount
  return (
    <Card as="section" aria-labelledby="who">
      <h2 id="who">{t('who')}</h2>
      <p className="mt-1 max-w-[64ch] text-pretty text-muted">{t('whoText')}</p>
      <p className="text-sm text-muted" suppressHydrationWarning>
        {t('whoAt', { moment: momentText(at, zone) })}
      </p>
      {people.length > 0 ? (
        <ul className="mt-3">
          {people.map((person) => (
            <Person key={person.username} person={person} />
          ))}
        </ul>
      ) : (
        <NobodyHere isAlone={connectionsCount === 0} isClosed={openCount === 0} />
      )}
      <div className="mt-2 grid gap-1 text-sm text-muted empty:hidden">
        {moreCount > 0 ? <p>{t('morePeople', { count: moreCount })}</p> : null}
        {closedCount > 0 && openCount > 0 ? <p>{t('closed', { count: closedCount })}</p> : null}
        {isCut ? <p>{t('cut', { count: connectionsCount })}</p> : null}
      </div>
    </Card>
  )
}

function Person({ person: { username, fullName, avatarUrl, type, sentences } }: { person: CompletingPerson }) {
  const t = useT('transits')
  const [first, ...others] = sentences
  return (
    <li className="flex gap-3 border-b border-line py-3 last:border-b-0">
      <Avatar name={fullName} src={avatarUrl} type={type} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-5.5 font-semibold">
          <Way
            to={`/app/compatibility/${username}`}
            aria-label={t('compare', { name: fullName })}
            className="inline-flex min-h-6 items-center text-ink no-underline wrap-anywhere hover:underline pointer-coarse:min-h-11"
          >
            {fullName}
          </Way>
        </h3>
        <p className="text-pretty">{first}</p>
        {others.length > 0 ? (
          <details className="mt-0.5">
            <summary className="w-fit text-sm text-muted hover:text-ink pointer-coarse:py-2.5">
              {t('moreSentences', { count: others.length })}
            </summary>
            <ul className="mt-1 grid gap-1 text-pretty text-muted">
              {others.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  )
}

function NobodyHere({ isAlone, isClosed }: { isAlone: boolean; isClosed: boolean }) {
  const t = useT('transits')
  const text = isAlone ? 'whoAloneText' : isClosed ? 'whoClosedText' : 'whoNobodyText'
  return (
    <EmptyState
      icon={<PeopleIcon className="size-7" />}
      title={t(isAlone ? 'whoAlone' : 'whoNobody')}
      action={isAlone ? <ButtonLink to="/app/connections">{t('findPeople')}</ButtonLink> : null}
    >
      {t(text)}
    </EmptyState>
  )
}
