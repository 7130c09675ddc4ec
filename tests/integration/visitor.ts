import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { WORDS_ELEMENT_ID } from '~/locales/dictionaries'
import site from '../../workers/site'

type Options = {
  origin?: string
  /** Where it comes from on the net; an address of its own unless said. */
  address?: string
  /** Settings and bindings of the site this visitor comes to, where they differ. */
  site?: object
  /** Where the platform sees the visitor. */
  place?: { city?: string; country?: string; timezone?: string }
  /** The device's zone as a page's script reports it. */
  timeZone?: string
  /** Documents with the dictionaries that they carry for scripts; without, since a page doesn't show what is in them. */
  withWords?: boolean
}

let visitors = 0

/** A browser without a screen: keeps cookies, has an address of its own, follows no redirect. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  /** Everything each answer asked to be kept, word for word. */
  readonly setCookies: string[] = []
  readonly #address: string
  readonly #origin: string
  readonly #site: object | undefined
  readonly #place: Options['place']
  readonly #withWords: boolean

  constructor({ origin = 'http://localhost', address, site, place, timeZone, withWords = false }: Options = {}) {
    if (timeZone) this.cookies.set('tz', encodeURIComponent(timeZone))
    this.#origin = origin
    this.#site = site
    this.#place = place
    this.#withWords = withWords
    this.#address = address ?? `10.1.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`
  }

  get(path: string, headers: Record<string, string> = {}) {
    return this.#visit(path, { headers: { Accept: 'text/html', ...headers } })
  }

  /** Sends a form as a page of this site would, without scripts. */
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const own = { Origin: this.#origin, Host: new URL(this.#origin).host, 'Sec-Fetch-Dest': 'document' }
    return this.#visit(path, { method: 'POST', body: new URLSearchParams(fields), headers: { ...own, ...headers } })
  }

  /** Sends a form as a script of this site's pages would. */
  postForm(path: string, form: FormData, headers: Record<string, string> = {}) {
    const own = { Origin: this.#origin, Host: new URL(this.#origin).host, 'Sec-Fetch-Dest': 'empty' }
    return this.#visit(path, { method: 'POST', body: form, headers: { ...own, ...headers } })
  }

  /** Asks as a script of this site's pages would: JSON, or bytes as they are. */
  ask(method: string, path: string, body?: object | BodyInit, headers: Record<string, string> = {}) {
    const isJson = body?.constructor === Object
    const own = {
      Origin: this.#origin,
      'Sec-Fetch-Dest': 'empty',
      ...(isJson && { 'Content-Type': 'application/json' }),
    }
    const sent = isJson ? JSON.stringify(body) : (body as BodyInit | undefined)
    return this.#visit(path, { method, ...(sent !== undefined && { body: sent }), headers: { ...own, ...headers } })
  }

  /** Asks for a socket as a page of this site would. */
  upgrade(path: string, headers: Record<string, string> = {}) {
    return this.#visit(path, { headers: { Upgrade: 'websocket', Origin: this.#origin, ...headers } })
  }

  async #visit(path: string, { headers, ...init }: RequestInit & { headers: Record<string, string> }) {
    const Cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const all = { 'CF-Connecting-IP': this.#address, ...(Cookie ? { Cookie } : {}), ...headers }
    const cf = this.#place
    const request = new Request(this.#origin + path, { redirect: 'manual', ...init, headers: all, ...(cf && { cf }) })
    const response = await this.#answer(request)
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return this.#withWords ? response : withoutWords(response)
  }

  /** By the site itself: through the binding of the test each request would take some milliseconds more. */
  async #answer(request: Request): Promise<Response> {
    const execution = createExecutionContext()
    const response = await site.fetch(request, { ...env, ...this.#site }, execution)
    await waitOnExecutionContext(execution)
    return response
  }

  #keep(line: string) {
    this.setCookies.push(line)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0\b/.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

const withoutWords = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/html')
    ? new HTMLRewriter()
        .on(`script#${WORDS_ELEMENT_ID}`, { element: (element) => void element.remove() })
        .transform(response)
    : response
