/** The button that takes the banner away for as long as the browser is open. */
export const LATER = 'later'
