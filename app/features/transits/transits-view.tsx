import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { ChevronLeftIcon, ChevronRightIcon, PeopleIcon, SunIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Way } from '~/ui/layout/way'
import { Avatar } from '~/ui/members/avatar'
import { EmptyState } from '~/ui/states/empty-state'
import { type AskedMoment, daysOn, fieldsOf } from './asked-moment'
import { MovingSky } from './moving-sky'
import { momentText, type Zone } from './span-text'
import { type CompletingPerson, TRANSITS, type TransitsPage, transitsPath, type WhoCompletes } from './transits'

/** The sky of a moment over the member's chart, the month around it, and who completes them under it. `tabs`: the pages beside it. */
export function TransitsView({ page, tabs }: { page: TransitsPage; tabs?: ReactNode }) {
  const t = useT('transits')
  const { asked, moment, natal, who } = page
  const zone = { timeZone: useTimeZone(), language: useLanguage() }
  return (
    <div className="grid grid-cols-1 gap-5">
      <header>
        <h1>{t('title')}</h1>
        <p className="mt-1 max-w-[64ch] text-pretty text-muted">{t(natal ? 'lead' : 'leadPlain')}</p>
      </header>
      {tabs}
      <MomentHead asked={asked} zone={zone} />
      {natal ? null : (
        <Card as="section" aria-labelledby="no-chart">
          <h2 id="no-chart" className="text-lg">
            {t('noChart')}
          </h2>
          <p className="mt-1 text-pretty text-muted">{t('noChartText')}</p>
          <ButtonLink to="/app/settings?tab=hd-data" variant="primary" className="mt-4">
            {t('addBirth')}
          </ButtonLink>
        </Card>
      )}
      {moment ? (
        <MovingSky key={moment.at} moment={moment} natal={natal} zone={zone} />
      ) : (
        <Card as="section">
          <EmptyState
            icon={<SunIcon className="size-7" />}
            title={t('unknown')}
            action={
              <ButtonLink to={TRANSITS} reloadDocument>
                {t('again')}
              </ButtonLink>
            }
          >
            {t('unknownText')}
          </EmptyState>
        </Card>
      )}
      {who && moment ? <WhoCompletesCard who={who} at={moment.at} zone={zone} /> : null}
    </div>
  )
}

type Props = { asked: AskedMoment; zone: Zone }

/** Which moment the page is about, a day to either side, and a form for any other one; without scripts as with them. */
function MomentHead({ asked, zone }: Props) {
  const t = useT('transits')
  const { at, isNow, problem, said } = asked
  const fields = problem ? said : fieldsOf(at, zone.timeZone)
  return (
    <Card as="section" aria-labelledby="moment" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h2 id="moment" className="text-lg">
            <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
              {momentText(at, zone)}
            </time>
          </h2>
          <p className="text-sm text-muted" suppressHydrationWarning>
            {isNow ? `${t('isNow')} · ` : ''}
            {t('zone', { zone: zoneName(zone.timeZone, zone.language) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={transitsPath(daysOn(at, -1, zone.timeZone))} size="s" preventScrollReset>
            <ChevronLeftIcon className="size-4" />
            {t('previousDay')}
          </ButtonLink>
          <ButtonLink to={TRANSITS} size="s" preventScrollReset aria-current={isNow ? 'true' : undefined}>
            {t('now')}
          </ButtonLink>
          <ButtonLink to={transitsPath(daysOn(at, 1, zone.timeZone))} size="s" preventScrollReset>
            {t('nextDay')}
            <ChevronRightIcon className="size-4" />
          </ButtonLink>
        </div>
      </div>
      <Form
        key={`${at} ${zone.timeZone}`}
        action={TRANSITS}
        preventScrollReset
        aria-label={t('moment')}
        className="grid grid-cols-1 items-start gap-3 border-t border-line pt-4 min-[22rem]:grid-cols-[minmax(10.5rem,1fr)_minmax(0,1fr)] min-[30rem]:grid-cols-[minmax(10.5rem,1fr)_minmax(0,1fr)_auto]"
      >
        <input type="hidden" name="zone" value={zone.timeZone} />
        <Field label={t('date')} error={problem ? t(problem) : undefined}>
          {(control) => <TextInput {...control} type="date" name="date" defaultValue={fields.date} required />}
        </Field>
        <Field label={t('time')} hint={t('timeHint')}>
          {(control) => <TextInput {...control} type="time" name="time" defaultValue={fields.time} />}
        </Field>
        <Button type="submit" className="min-[22rem]:max-[30rem]:col-span-2 min-[30rem]:mt-7">
          {t('show')}
        </Button>
      </Form>
    </Card>
  )
}

/** Connections whose gates close open channels with this sky, one line each, the weightiest first. */
function WhoCompletesCard({ who, at, zone }: { who: WhoCompletes; at: number; zone: Zone }) {
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
