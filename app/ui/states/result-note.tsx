type Props = {
  /** Names the search: another one is announced even where it finds as many. */
  search: string
  children: string
}

/** Tells screen readers how much a search or a change of filters found; on screen the list itself shows it. */
export const ResultNote = ({ search, children }: Props) => (
  <div role="status" className="sr-only">
    <p key={search}>{children}</p>
  </div>
)
