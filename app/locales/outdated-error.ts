/** A file of the open page is gone, because the site has been released since. */
export class OutdatedError extends Error {}
