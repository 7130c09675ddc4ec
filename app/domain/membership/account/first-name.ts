/** What a member is called in a sentence: their name up to its first gap. */
export const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] || fullName
