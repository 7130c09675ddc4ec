import { type IncomingMessage, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Sent = { method: string; headers: Record<string, string>; body?: string | Uint8Array; withinMilliseconds?: number }

/**
 * The whole answer to a request on a connection of its own: one that is kept may be closed by the server in the moment it is
 * used again. Rejects when the server isn't there, breaks off, or takes too long.
 *
 * Not `fetch`: under a load that filled the machine, the body of an answer with `Connection: close` was sometimes never over
 * (Node 20.20), nor did its signal end it.
 */
export async function request(url: string, { method, headers, body, withinMilliseconds = 30_000 }: Sent) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(withinMilliseconds)
    send(url, { method, headers, agent: false, signal }, resolve).on('error', reject).end(body)
  })
  const content = await buffer(response)
  const status = response.statusCode ?? 0
  const answered = new Headers()
  for (const [name, values = []] of Object.entries(response.headersDistinct))
    for (const value of values) answered.append(name, value)
  return new Response(status === 204 || status === 304 ? null : content, { status, headers: answered })
}
