/** First and last calendar year of a birth (local date): the longitude tables cover these and the 90 days before them. */
export const firstBirthYear = 1900
export const lastBirthYear = 2100
