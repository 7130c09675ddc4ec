/**
 * Edition of the clocks of births: the zones of places and coordinates, their names and history, and the regional clocks. All stored
 * charts are compared with each edition once. Raise it when any of these changes (the test has their digest) and when a change of
 * the code gives stored births other instants. Reloading the gazetteer needs no new edition.
 */
export const CLOCK_EDITION = 3
