/** A forgotten password, and an address to confirm. */
export const recovery = {}
