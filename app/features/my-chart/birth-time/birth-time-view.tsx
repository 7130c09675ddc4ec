import { Form, Link, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { CheckIcon, ChevronLeftIcon, ClockIcon, EditIcon, LockIcon, WarningIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { TabLinks } from '~/ui/layout/tab-links'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { FormAlert } from '~/ui/states/form-alert'
import {
  BIRTH_TIME,
  type BirthTimeAnswer,
  type BirthTimeError,
  type BirthTimePage,
  type FactInWords,
  GROUPS,
  type Grouped,
  type Report,
  type SavedNotice,
  VIEWS,
  type Within,
} from './birth-time'
import { ComparisonView } from './comparison-view'
import { DayMapView } from './day-map-view'

const HD_DATA = '/app/settings?tab=hd-data'

type Props = { page: BirthTimePage; answer: BirthTimeAnswer | undefined }

/** What hangs on one's birth time, and help to find it: the report, the day, two times side by side. */
export function BirthTimeView({ page, answer }: Props) {
  const t = useT('birth-time')
  const links = VIEWS.map((view) => ({
    to: `${BIRTH_TIME}?view=${view}`,
    label: t(`view.${view}`),
    current: view === page.view,
  }))
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      <header>
        <ButtonLink to={HD_DATA} variant="ghost" size="s" className="-ml-3 mb-1 print:hidden">
          <ChevronLeftIcon className="size-4.5" />
          {t('back')}
        </ButtonLink>
        <h1>{t('title')}</h1>
        <p className="mt-1 max-w-[60ch] text-pretty text-muted">{t('lead')}</p>
        {page.kind === 'ready' ? <Born birth={page.birth} /> : null}
      </header>
      {page.kind === 'ready' ? (
        <>
          {page.saved ? <SavedTime saved={page.saved} /> : null}
          <FormAlert<BirthTimeError> error={answer?.error ?? null} words={(error) => t(`error.${error}`)} />
          <TabLinks label={t('views')} tabs={links} />
          {page.content.view === 'report' ? <ReportView report={page.content} /> : null}
          {page.content.view === 'day' ? <DayMapView map={page.content} answer={answer} /> : null}
          {page.content.view === 'compare' ? <ComparisonView comparison={page.content} answer={answer} /> : null}
        </>
      ) : (
        <Nothing page={page} />
      )}
      <p className="flex gap-2 text-sm text-faint">
        <LockIcon className="mt-0.5 size-4 shrink-0" />
        {t('private')}
      </p>
    </div>
  )
}

function Born({ birth }: { birth: Extract<BirthTimePage, { kind: 'ready' }>['birth'] }) {
  const t = useT('birth-time')
  const { time, accuracy } = birth
  const timeText =
    time === null || accuracy === 'unknown'
      ? t('unknownTime')
      : t(accuracy === 'exact' ? 'exactTime' : 'aboutTime', { time })
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        {t('born', { date: birth.date ?? '', city: birth.city ?? '' })} ·{' '}
        <strong className="tabular">{timeText}</strong>
      </span>
      <ButtonLink to={`${HD_DATA}&edit=1`} variant="ghost" size="s" className="-ml-3 print:hidden">
        <EditIcon className="size-4" />
        {t('change')}
      </ButtonLink>
    </p>
  )
}

function Nothing({ page }: { page: Extract<BirthTimePage, { kind: 'empty' | 'failed' }> }) {
  const t = useT('birth-time')
  if (page.kind === 'empty') {
    return (
      <Card as="section">
        <EmptyState
          icon={<ClockIcon className="size-7" />}
          title={t('emptyTitle')}
          action={
            <ButtonLink to={HD_DATA} variant="primary">
              {t('emptyAction')}
            </ButtonLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      </Card>
    )
  }
  const isStored = page.reason === 'stored'
  return (
    <Card as="section" role="alert">
      <EmptyState
        icon={<WarningIcon className="size-7" />}
        title={t('failedTitle')}
        action={
          <ButtonLink to={isStored ? `${HD_DATA}&edit=1` : `${BIRTH_TIME}?view=${page.view}`} replace variant="primary">
            {t(isStored ? 'change' : 'retry')}
          </ButtonLink>
        }
      >
        {t(isStored ? 'storedText' : 'failedText')}
      </EmptyState>
    </Card>
  )
}

/** The time that was just saved, with the way back to the one before. */
function SavedTime({ saved: { now, was } }: { saved: SavedNotice }) {
  const t = useT('birth-time')
  const pending = useNavigation().formData?.get('intent') === 'undo'
  return (
    <Alert tone="success" title={t('savedTitle', { time: now })}>
      <p>
        {t('savedText')}{' '}
        <Link to="/app/profile" className="font-semibold underline underline-offset-4">
          {t('seeChart')}
        </Link>
      </p>
      {was === null ? null : (
        <Form method="post" action={BIRTH_TIME} className="mt-2">
          <Button type="submit" name="intent" value="undo" size="s" pending={pending}>
            {pending ? t('undoing') : t('undo', { time: was })}
          </Button>
        </Form>
      )}
    </Alert>
  )
}

/** What of the chart holds whatever the minute was, and what may be otherwise, with the times of each alternative. */
function ReportView({ report }: { report: Report }) {
  const t = useT('birth-time')
  const { within, choices, from, to, stable, open } = report
  const nothingOpen = Object.values(open).every((facts) => facts.length === 0)
  return (
    <>
      <section aria-label={t('withinLabel')}>
        {choices.length > 0 ? (
          <nav aria-label={t('withinLabel')} className="flex flex-wrap gap-1.5 print:hidden">
            {choices.map((choice) => (
              <WithinLink key={choice} choice={choice} current={choice === within} />
            ))}
          </nav>
        ) : null}
        <p className="mt-3">
          <strong className="tabular">{t('windowText', { from, to })}</strong>{' '}
          <span className="text-muted">{within === 5 ? t('rounding') : null}</span>
        </p>
      </section>
      <Card as="section" aria-labelledby="stable">
        <h2 id="stable" className="flex items-center gap-2 text-lg">
          <CheckIcon className="size-5 text-ok" />
          {t('stableTitle')}
        </h2>
        <StableFacts stable={stable} />
      </Card>
      <Card as="section" aria-labelledby="open">
        <h2 id="open" className="text-lg">
          {t('openTitle')}
        </h2>
        {nothingOpen ? <p className="mt-2 text-muted">{t('nothingOpen')}</p> : <OpenFacts open={open} />}
        <p className="mt-4 text-sm text-pretty text-faint">{t('fine')}</p>
      </Card>
    </>
  )
}

function WithinLink({ choice, current }: { choice: Within; current: boolean }) {
  const t = useT('birth-time')
  return (
    <Link
      to={`${BIRTH_TIME}?view=report&within=${choice}`}
      prefetch="intent"
      preventScrollReset
      replace
      aria-current={current ? 'true' : undefined}
      className="tabular inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 text-sm font-medium text-muted transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
    >
      {choice === 'day' ? t('withinDay') : t('within', { minutes: choice })}
    </Link>
  )
}

/** Everything that holds throughout: the core in full, the rest in short lines, the activations folded. */
function StableFacts({ stable }: { stable: Grouped }) {
  const t = useT('birth-time')
  const { core, center, channel, activation } = stable
  const isNothing = core.length + center.length + channel.length + activation.length === 0
  if (isNothing) return <p className="mt-2 text-muted">{t('nothingStable')}</p>
  return (
    <div className="mt-3 grid gap-5">
      {core.length > 0 ? <Facts facts={core} className="sm:grid-cols-2" strong /> : null}
      {center.length > 0 ? (
        <Part title={t('group.center')}>
          <Facts facts={center} className="grid-cols-2 sm:grid-cols-3" />
        </Part>
      ) : null}
      <Part title={t('group.channel')}>
        {channel.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {channel.map(({ name }) => (
              <li key={name} className="tabular">
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('noChannel')}</p>
        )}
      </Part>
      {activation.length > 0 ? (
        <Part title={t('group.activation')}>
          <details>
            <summary className="w-fit py-1 underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-2.5">
              {t('activationCount', { count: activation.length })}
            </summary>
            <Facts facts={activation} className="mt-2 grid-cols-2 sm:grid-cols-3" />
          </details>
        </Part>
      ) : null}
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-semibold text-muted">{title}</h3>
      {children}
    </section>
  )
}

type FactsProps = { facts: FactInWords[]; className: string; strong?: boolean }

function Facts({ facts, className, strong = false }: FactsProps) {
  return (
    <dl className={`grid gap-x-5 gap-y-2.5 ${className}`}>
      {facts.map(({ name, spans }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className={`tabular wrap-anywhere ${strong ? 'font-semibold' : ''}`}>{spans[0]?.text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What may be otherwise: each fact with what it is one after the other, and from which minute to which. */
function OpenFacts({ open }: { open: Grouped }) {
  const t = useT('birth-time')
  const groups = GROUPS.filter((group) => open[group].length > 0)
  return (
    <div className="mt-3 grid gap-5">
      {groups.map((group) => (
        <section key={group}>
          <h3 className="mb-1 text-sm font-semibold text-muted">{t(`group.${group}`)}</h3>
          <ul>
            {open[group].map((fact) => (
              <OpenFact key={fact.name} fact={fact} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function OpenFact({ fact: { name, spans } }: { fact: FactInWords }) {
  const t = useT('birth-time')
  return (
    <li className="grid gap-x-5 gap-y-1 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <h4 className="text-base font-semibold wrap-anywhere">{name}</h4>
      <ol className="grid gap-1">
        {spans.map(({ text, from, to, isSaved }) => (
          <li key={from} className="flex flex-wrap justify-between gap-x-4">
            <span className={`tabular min-w-0 wrap-anywhere ${isSaved ? 'font-semibold' : ''}`}>
              {text}
              {isSaved ? <span className="ml-2 text-sm font-normal text-accent">{t('savedHere')}</span> : null}
            </span>
            <span className="tabular ml-auto text-right text-muted">
              {from === to ? from : t('span', { from, to })}
            </span>
          </li>
        ))}
      </ol>
    </li>
  )
}
