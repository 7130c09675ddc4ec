import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { RelativeTime } from '~/ui/members/relative-time'
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
        <KeptChartHead kept={page}>
          {page.viewedBeforeAt ? <ViewedBefore at={page.viewedBeforeAt} /> : null}
        </KeptChartHead>
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

/** When the member looked at it before this visit. */
function ViewedBefore({ at }: { at: string }) {
  const [before, after] = useT('private-charts')('viewedBefore').split('{{when}}')
  return (
    <p className="mt-1 text-sm text-muted">
      {before}
      <RelativeTime at={at} />
      {after}
    </p>
  )
}
