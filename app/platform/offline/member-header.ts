/**
 * Says of a page whose it is: the id of the member who is signed in, or `NOBODY`. By it the service worker tells whether what
 * it keeps for reading offline belongs to whoever uses the browser now.
 */
export const MEMBER_HEADER = 'X-Member'

/** Of a page that was made for a visitor. */
export const NOBODY = 'none'
