import type { ClockCorrection, ClockNote } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
import { ClockCorrectionAlert, ClockNoteAlert } from '~/ui/birth-fields/clock-alerts'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronLeftIcon, EditIcon, LockIcon } from '~/ui/icons'
import { TabLinks } from '~/ui/layout/tab-links'
import { LIST_PATH, type PersonView, personViewPath, privateChartPath, withYouPath } from './private-charts'

/** The sheet is led to from the chart. */
const TABS = ['bodygraph', 'reading', 'wheel', 'transits'] as const

type Props = {
  id: string
  view: PersonView | 'with-you'
  clockNote: ClockNote | null
  clockCorrection: ClockCorrection | null
}

/**
 * Above a private chart: the way back, the way to change it, and that nobody else sees it; below it a dispute about its clock, or
 * its correction, and the ways to look at it.
 */
export function PrivateBar({ id, view, clockNote, clockCorrection }: Props) {
  const t = useT('private-charts')
  const editPath = `${privateChartPath(id)}/edit`
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ButtonLink to={LIST_PATH} variant="ghost" size="s" className="-ml-3">
          <ChevronLeftIcon className="size-4.5" />
          {t('title')}
        </ButtonLink>
        <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="inline-flex min-w-0 items-center gap-1.5 text-sm text-muted">
            <LockIcon className="size-4" />
            {t('onlyYouHere')}
          </span>
          <ButtonLink to={editPath} size="s">
            <EditIcon className="size-4.5" />
            {t('edit')}
          </ButtonLink>
        </span>
      </div>
      {clockCorrection ? <ClockCorrectionAlert correction={clockCorrection} to={editPath} /> : null}
      {clockNote ? <ClockNoteAlert note={clockNote} to={editPath} /> : null}
      <TabLinks
        label={t('views')}
        tabs={[
          ...TABS.map((tab) => ({ to: personViewPath(id, tab), label: t(`view.${tab}`), current: view === tab })),
          { to: withYouPath(id), label: t('view.withYou'), current: view === 'with-you' },
        ]}
      />
    </>
  )
}
