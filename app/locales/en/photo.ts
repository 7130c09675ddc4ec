/** The photo of a member. */
export const photo = {}
