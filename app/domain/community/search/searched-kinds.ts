/** What the search of the top bar finds by its words in the database. Gates and channels it finds by the domain's own lists. */
export const SEARCHED_KINDS = ['member', 'post', 'insight'] as const
export type SearchedKind = (typeof SEARCHED_KINDS)[number]
