/** What a page of members tells the service worker of itself, so that it can be kept for reading offline. */
export type PageReport = {
  address: string
  /** Whom a conversation is with; empty elsewhere. */
  title: string
  /** The files it has loaded so far. */
  assets: string[]
}
