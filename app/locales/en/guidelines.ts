/** What is welcome here. */
export const guidelines = {}
