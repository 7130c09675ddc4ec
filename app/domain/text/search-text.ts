/** A text as it is looked for: one width of letters, no upper case, `ё` as `е`; SQLite folds ASCII only. */
export const searchText = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е')
