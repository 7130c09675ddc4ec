import { ChartSheet } from '~/ui/whole-chart/chart-sheet'
import { KeptBirthCards, KeptChartCard, KeptChartHead } from './kept-chart-view'
import type { LinkAnswer } from './link/link'
import { LinkCard } from './link/link-card'
import { NotesForm } from './notes-form'
import { PrivateBar } from './private-bar'
import type { NotesAnswer, PersonPage } from './private-charts'

type Props = { page: PersonPage; notesAnswer: NotesAnswer | undefined; linkAnswer: LinkAnswer | undefined }

/** The page of somebody whose chart is kept: the chart whole, what was noted, its link, the birth, and how much depends on its minute. */
export function PersonView({ page, notesAnswer, linkAnswer }: Props) {
  const { view } = page
  return (
    <div className="grid grid-cols-1 gap-5 print:block print:space-y-5">
      <div className="grid grid-cols-1 gap-5 print:hidden">
        <PrivateBar {...page} />
        <KeptChartHead kept={page} />
      </div>
      {view === 'sheet' ? (
        <ChartSheet content={page} />
      ) : (
        <>
          <KeptChartCard key={page.id} kept={page} view={view} />
          <NotesForm page={page} answer={notesAnswer} />
          <LinkCard name={page.name} link={page.link} answer={linkAnswer} />
          <KeptBirthCards kept={page} view={view} />
        </>
      )}
    </div>
  )
}
