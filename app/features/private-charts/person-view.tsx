import type { ReactNode } from 'react'
import { KeptBirthCards, KeptChartHead } from './kept-chart-view'
import type { LinkAnswer } from './link/link'
import { LinkCard } from './link/link-card'
import { NotesForm } from './notes-form'
import { PrivateBar } from './private-bar'
import type { NotesAnswer, PersonPage } from './private-charts'

type Props = {
  page: PersonPage
  /** The chart in the view that the page is in. */
  children: ReactNode
  notesAnswer: NotesAnswer | undefined
  linkAnswer: LinkAnswer | undefined
}

/** The page of somebody whose chart is kept: the chart whole, what was noted, its link, the birth, and how much depends on its minute. */
export function PersonView({ page, children, notesAnswer, linkAnswer }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5 print:block print:space-y-5">
      <div className="grid grid-cols-1 gap-5 print:hidden">
        <PrivateBar {...page} />
        <KeptChartHead kept={page} />
      </div>
      {children}
      {page.view === 'sheet' ? null : (
        <>
          <NotesForm page={page} answer={notesAnswer} />
          <LinkCard name={page.name} link={page.link} answer={linkAnswer} />
          {/* The printed reading has the birth in its head. */}
          <KeptBirthCards kept={page} className={page.reading ? 'print:hidden' : ''} />
        </>
      )}
    </div>
  )
}
