import WebSocket from 'ws'
import type { Account } from './account'

const LOOK_EVERY_MILLISECONDS = 100

/**
 * A socket of a member, as a browser would open it. Like a browser it does not wait for long until the other side takes the
 * connection down, once both have said that they close.
 */
export function openSocket(account: Account, path: string): WebSocket {
  const address = account.origin.replace('http', 'ws') + path
  const socket = new WebSocket(address, { headers: account.headers, handshakeTimeout: 10_000 })
  const patience = setInterval(() => {
    if (socket.readyState === WebSocket.CLOSING) socket.terminate()
  }, LOOK_EVERY_MILLISECONDS)
  socket.on('close', () => clearInterval(patience))
  // Refused, reset, or no socket: `close` follows and says so.
  socket.on('error', () => {})
  return socket
}
