/** A list of finds on one sheet, and a find that leads to its page. */
export const FOUND_LIST = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'
export const FOUND_LINK =
  'flex gap-3 p-4 text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-2'
