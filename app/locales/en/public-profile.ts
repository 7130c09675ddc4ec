/** The profile of another member. */
export const publicProfile = {}
