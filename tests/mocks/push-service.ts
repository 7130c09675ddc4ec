import { bytesOf, createBrowserKeys } from './push-browser'

type Browser = Awaited<ReturnType<typeof createBrowserKeys>> & { applicationServerKey: string }

/** What one can subscribe with, as a browser says it. */
export type Subscribed = { endpoint: string; p256dh: string; auth: string }

/**
 * The push service of browsers, and the browsers themselves: checks what RFC 8030, 8188, 8291 and 8292 ask of a sender, and
 * decrypts. No real one takes part in tests: they need a browser of their maker's, and a network.
 */
export function createPushService(origin: string) {
  const browsers = new Map<string, Browser>()
  const received: { endpoint: string; payload: unknown; headers: Headers }[] = []
  type Refusal = { status: number; headers?: Record<string, string> } | null
  let refusal: Refusal = null
  const refusals = new Map<string, Refusal>()
  let asked = 0

  async function handle(request: Request): Promise<Response> {
    asked++
    const answer = refusals.get(request.url) ?? refusal
    if (answer) return new Response(null, answer)
    const browser = browsers.get(request.url)
    if (!browser) return new Response(null, { status: 410 })
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    if (!/^\d+$/.test(request.headers.get('TTL') ?? '')) return new Response('TTL', { status: 400 })
    if (!/^[\w-]{1,32}$/.test(request.headers.get('Topic') ?? 'none')) return new Response('topic', { status: 400 })
    if (request.headers.get('Content-Encoding') !== 'aes128gcm') return new Response('encoding', { status: 415 })
    const problem = await problemOfSender(request, browser, origin)
    if (problem) return new Response(problem, { status: 403 })
    const body = new Uint8Array(await request.arrayBuffer())
    if (body.length > 4096) return new Response(null, { status: 413 })
    try {
      const payload: unknown = JSON.parse(await browser.read(body))
      received.push({ endpoint: request.url, payload, headers: request.headers })
    } catch {
      return new Response('unreadable', { status: 400 })
    }
    return new Response(null, { status: 201, headers: { Location: `${origin}/m/${received.length}` } })
  }

  return {
    handle,
    /** What browsers could read, in the order it came. */
    received,
    asked: () => asked,
    /** A browser subscribes for whoever has this public key. */
    async subscribe(applicationServerKey: string): Promise<Subscribed> {
      const endpoint = `${origin}/push/${crypto.randomUUID()}`
      const keys = await createBrowserKeys()
      browsers.set(endpoint, { ...keys, applicationServerKey })
      return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
    },
    /** A browser wants no more. */
    unsubscribe: (endpoint: string) => browsers.delete(endpoint),
    /** From now on everything is answered like this; null: as it should be. */
    answerWith(answer: Refusal) {
      refusal = answer
    },
    /** The same for one browser. */
    refuse: (endpoint: string, answer: Refusal) => refusals.set(endpoint, answer),
  }
}

/** What is wrong with the VAPID header; null where nothing is. */
async function problemOfSender(request: Request, browser: Browser, origin: string): Promise<string | null> {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.get('Authorization') ?? '') ?? []
  if (key !== browser.applicationServerKey) return 'another key'
  const [head = '', claims = '', signature = ''] = token.split('.')
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const publicKey = await crypto.subtle.importKey('raw', bytesOf(key), curve, false, ['verify'])
  const signed = new TextEncoder().encode(`${head}.${claims}`)
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  if (!(await crypto.subtle.verify(algorithm, publicKey, bytesOf(signature), signed))) return 'signature'
  const { aud, exp, sub } = JSON.parse(new TextDecoder().decode(bytesOf(claims)))
  const seconds = Date.now() / 1000
  if (aud !== origin) return 'audience'
  if (!(exp > seconds && exp <= seconds + 86_400)) return 'expiry'
  return /^(mailto:|https:)/.test(sub) ? null : 'subject'
}
