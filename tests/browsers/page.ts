import { expect, vi } from 'vitest'
import type { Running } from './engines'
import type { Line } from './line'
import { ELEMENT } from './webdriver'

export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Control: '\uE009',
  Shift: '\uE008',
}

/** A selector, and what the element is called or says: a string that is its whole name, or a pattern. */
export type Target = [css: string, name?: string | RegExp]

type Found = { [ELEMENT]: string }

const PATIENCE = { timeout: 20_000, interval: 50 }

/** What a visible element that matches is, in the page: found by its accessible name as far as attributes and text give it. */
function findInPage(css: string, name: string | null, flags: string | null): Element | null {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const namesOf = (element: Element) => [
    element.getAttribute('aria-label'),
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id ? document.getElementById(id)?.textContent : '')),
    ...Array.from((element as HTMLInputElement).labels ?? [], (label) => label.textContent),
    element.textContent,
  ]
  const matches = (element: Element) =>
    name === null ||
    namesOf(element).some((text) => (flags === null ? tidy(text) === name : new RegExp(name, flags).test(tidy(text))))
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  return [...document.querySelectorAll(css)].find((element) => isVisible(element) && matches(element)) ?? null
}

/** What a journey does and sees in one browser. Whatever waits fails after twenty seconds. */
export class Page {
  /** What WebKit, and Remix in Firefox, say of requests that are cut short when a page is left. */
  readonly #expectedErrors: RegExp[] = [/due to access control checks/, /Failed to fetch manifest patches/]

  constructor(
    readonly browser: Running,
    readonly line: Line,
  ) {}

  /** Runs a function in the page; it sees nothing but its arguments. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    const script = `return (${run}).apply(null, arguments)`
    return this.browser.send('execute', { script, args }) as Promise<Awaited<Result>>
  }

  /** Waits until a function of the page gives what is expected; a page that is being replaced is asked again. */
  async until<Args extends unknown[], Result>(
    wanted: Result,
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) {
    await expect.poll(() => this.evaluate(run, ...args), PATIENCE).toEqual(wanted)
  }

  /** Opens a page of the site and waits until it is hydrated. */
  async open(path: string) {
    await this.browser.send('navigate', { url: this.line.origin + path })
    await this.hydrated()
  }

  hydrated = () => this.until(true, () => 'hydrated' in document.documentElement.dataset)

  async path(): Promise<string> {
    return String(await this.browser.send('url')).slice(this.line.origin.length)
  }

  isAt = (path: string | RegExp) =>
    expect.poll(() => this.path(), PATIENCE).toEqual(typeof path === 'string' ? path : expect.stringMatching(path))

  /** A visible element that matches, if there is one now. */
  async #find([css, name]: Target): Promise<Found | null> {
    const [text, flags] = typeof name === 'object' ? [name.source, name.flags] : [name ?? null, null]
    return (await this.evaluate(findInPage, css, text, flags)) as unknown as Found | null
  }

  async #require(target: Target): Promise<Found> {
    const found = await this.#find(target)
    if (!found) throw new Error(`Nothing visible matches ${target.join(' ')} at ${await this.path()}`)
    return found
  }

  /** Waits for a visible element; gives a reference to it. */
  see = (...target: Target) => vi.waitFor(() => this.#require(target), PATIENCE)

  /** Waits until nothing visible matches. */
  gone = (...target: Target) =>
    vi.waitFor(async () => {
      if (await this.#find(target)) throw new Error(`${target.join(' ')} is still visible at ${await this.path()}`)
    }, PATIENCE)

  async click(...target: Target) {
    await this.#act(target, (id) => this.browser.send('click', { id }))
  }

  /** Types into a field by the keyboard; a file's path chooses it. */
  async type(text: string, ...target: Target) {
    await this.#act(target, (id) => this.browser.send('sendKeys', { id, text }))
  }

  /** Gives a field a value as its picker would: typed dates don't reach every engine's field. */
  async choose(value: string, ...target: Target) {
    const element = await this.see(...target)
    await this.evaluate(
      (field: unknown, value: string) => {
        const input = field as HTMLInputElement
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, value)
        for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
      },
      element as unknown,
      value,
    )
  }

  /** A picture of an element, as PNG. */
  async picture(...target: Target): Promise<Buffer> {
    const element = await this.see(...target)
    return Buffer.from((await this.browser.send('picture', { id: element[ELEMENT] })) as string, 'base64')
  }

  /** Waits until an element can be acted on: it may be replaced or covered for a moment. */
  async #act(target: Target, act: (id: string) => Promise<unknown>) {
    await vi.waitFor(async () => {
      const element = await this.#require(target)
      await this.evaluate(
        (found: unknown) => (found as Element).scrollIntoView({ block: 'center' }),
        element as unknown,
      )
      await act(element[ELEMENT])
    }, PATIENCE)
  }

  /** Types wherever the focus is. */
  async keys(text: string) {
    for (const key of text) await this.press(key)
  }

  /** Presses keys together, wherever the focus is. */
  async press(...keys: string[]) {
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]
    await this.browser.send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Signs the browser in by a session cookie, on a page of the site. */
  async setCookie(name: string, value: string) {
    await this.browser.send('navigate', { url: `${this.line.origin}/robots.txt` })
    await this.browser.send('addCookie', { cookie: { name, value, path: '/', httpOnly: true, sameSite: 'Lax' } })
  }

  /** An error in the console that the journey provokes. */
  expectErrors(...patterns: RegExp[]) {
    this.#expectedErrors.push(...patterns)
  }

  /** Fails if the console has an error that was not expected. */
  async checkConsole() {
    const errors = await this.#consoleErrors()
    expect(errors.filter((text) => !this.#expectedErrors.some((pattern) => pattern.test(text)))).toEqual([])
  }

  async #consoleErrors(): Promise<string[]> {
    if (this.browser.engine === 'chromium') {
      const entries = (await this.browser.send('log', { type: 'browser' })) as { level: string; message: string }[]
      return entries.filter(({ level }) => level === 'SEVERE').map(({ message }) => message)
    }
    const lines = this.browser.output().split('\n')
    // Firefox's own modules put their name before what they say.
    return lines.filter((line) => /CONSOLE (JS )?ERROR|^console\.error: (?!\w+:)|^JavaScript error: http/.test(line))
  }
}
