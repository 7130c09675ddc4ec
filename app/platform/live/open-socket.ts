import type { SocketLike } from './reconnecting-socket'

/** A socket to this site; `path` begins with a slash. */
export const openSocket = (path: string) =>
  new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))) as SocketLike
