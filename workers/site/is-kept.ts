/** Whether one of the versions a browser has is this one (RFC 9110, 13.1.2). */
export const isKept = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((version) => ['*', etag, `W/${etag}`].includes(version.trim()))
