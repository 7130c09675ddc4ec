/** More is not told apart at a glance. */
const MOST_SHOWN = 99

/** A count as a badge shows it: nothing for none, "99+" from a hundred on. */
export const countLabel = (count: number) => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : count > 0 ? String(count) : '')
