/**
 * Edition of the clocks of births: the zones of places and coordinates, their names and history, and the regional clocks. Once for each
 * edition all stored charts are compared with it. Raise it whenever one of them changes (the test has their digest), and where a
 * change of the code that reads a clock gives stored births other instants. A gazetteer that is loaded anew needs no edition.
 */
export const CLOCK_EDITION = 3
