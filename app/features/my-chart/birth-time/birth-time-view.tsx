import { Form, Link, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronLeftIcon, ClockIcon, EditIcon, LockIcon, WarningIcon } from '~/ui/icons'
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
  type SavedNotice,
  VIEWS,
} from './birth-time'
import { ComparisonView } from './comparison-view'
import { DayMapView } from './day-map-view'
import { ReportView } from './report-view'

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
  const told =
    time === null || accuracy === 'unknown'
      ? t('unknownTime')
      : t(accuracy === 'exact' ? 'exactTime' : 'aboutTime', { time })
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        {t('born', { date: birth.date ?? '', city: birth.city ?? '' })} · <strong className="tabular">{told}</strong>
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
