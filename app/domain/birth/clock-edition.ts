/**
 * Edition of the clocks of births: the zones of places and coordinates, their history and the regional clocks. A stored chart
 * carries the edition it was computed with; one of an earlier edition is compared with the clock of today. Raise it whenever one of
 * them changes (the test has their digest).
 */
export const CLOCK_EDITION = 1
