/** Answers to what members ask. */
export const help = {}
