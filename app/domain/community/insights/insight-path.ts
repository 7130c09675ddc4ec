/** Where one text is read, in the language of the page. */
export const insightPath = (subject: string) => `/app/insights/${subject}`
