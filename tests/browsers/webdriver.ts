import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Sends one command of the W3C WebDriver protocol to the browser of a session. */
export type Send = (name: keyof typeof COMMANDS, params?: Record<string, unknown>) => Promise<unknown>

/** The commands in use, each as HTTP request of a driver and as command of Marionette, Firefox's own side of the protocol. */
const COMMANDS = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  url: ['GET', '/url', 'WebDriver:GetCurrentURL'],
  back: ['POST', '/back', 'WebDriver:Back'],
  execute: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  click: ['POST', '/element/:id/click', 'WebDriver:ElementClick'],
  sendKeys: ['POST', '/element/:id/value', 'WebDriver:ElementSendKeys'],
  actions: ['POST', '/actions', 'WebDriver:PerformActions'],
  setRect: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  addCookie: ['POST', '/cookie', 'WebDriver:AddCookie'],
  deleteCookies: ['DELETE', '/cookie', 'WebDriver:DeleteAllCookies'],
  setTimeouts: ['POST', '/timeouts', 'WebDriver:SetTimeouts'],
  picture: ['GET', '/element/:id/screenshot', 'WebDriver:TakeScreenshot'],
  print: ['POST', '/print', 'WebDriver:Print'],
  acceptAlert: ['POST', '/alert/accept', 'WebDriver:AcceptAlert'],
  dismissAlert: ['POST', '/alert/dismiss', 'WebDriver:DismissAlert'],
  log: ['POST', '/se/log', ''],
  setContext: ['', '', 'Marionette:SetContext'],
  end: ['DELETE', '', 'WebDriver:DeleteSession'],
} as const

/** The key of an element's reference in what scripts take and return. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Begins a session with a driver that speaks HTTP, as chromedriver and WebKitWebDriver do. */
export async function overHttp(driver: string, capabilities: object): Promise<Send> {
  const request = async (method: string, path: string, params?: object) => {
    const body = method === 'POST' ? JSON.stringify(params ?? {}) : undefined
    const response = await fetch(driver + path, { method, body })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
    return value
  }
  const session = await request('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = session as { sessionId: string }
  return (name, { id, ...params } = {}) => {
    const [method, path] = COMMANDS[name]
    return request(method, `/session/${sessionId}${path.replace(':id', String(id))}`, params)
  }
}

/** Begins a session with Firefox itself: a message is its length, a colon, and `[type, id, command or error, params or result]`. */
export async function overMarionette(port: number, capabilities: object): Promise<Send> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const pending = new Map<number, (error: { error: string; message: string } | null, result: unknown) => void>()
  readMessages(socket, (message) => {
    // The first message is a greeting.
    if (!Array.isArray(message)) return
    const [, id, error, result] = message
    pending.get(id)?.(error, result)
    pending.delete(id)
  })
  let lastId = 0
  const command = (name: string, params: object) =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      pending.set(id, (error, result) => {
        if (error) reject(new Error(`${error.error}: ${error.message}`))
        else resolve(result !== null && typeof result === 'object' && 'value' in result ? result.value : result)
      })
      socket.once('close', () => reject(new Error(`Firefox ended before it answered ${name}`)))
      const text = JSON.stringify([0, id, name, params])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  await command('WebDriver:NewSession', { capabilities: { alwaysMatch: capabilities } })
  return (name, params = {}) => command(COMMANDS[name][2], params)
}

function readMessages(socket: Socket, take: (message: unknown) => void) {
  let received = Buffer.alloc(0)
  socket.setMaxListeners(0)
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const text = received.subarray(colon + 1, end).toString()
      received = received.subarray(end)
      take(JSON.parse(text))
    }
  })
}
