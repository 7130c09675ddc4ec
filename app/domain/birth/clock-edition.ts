/**
 * Edition of the clocks of births: the zones of places and coordinates, their names and history, and the regional clocks. Once for each
 * edition all stored charts are compared with it. Raise it whenever one of them changes (the test has their digest).
 */
export const CLOCK_EDITION = 2
