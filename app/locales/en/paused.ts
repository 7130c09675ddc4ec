/** An account that is away, or about to be deleted. */
export const paused = {}
