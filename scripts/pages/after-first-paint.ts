import { type Plugin, transformWithEsbuild } from 'vite'

/** How long a page that never tells of its first paint waits for its scripts, in milliseconds. */
const LONGEST_WAIT = 2000

/** Runs in the browser, from the page: begins with its scripts once its words can be read. */
function whenPainted(code: string, longest: number) {
  const { nonce } = document.currentScript as HTMLScriptElement
  const begin = () => {
    if (!code) return
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload'
    document.head.appendChild(
      Object.assign(document.createElement('script'), { type: 'module', nonce, textContent: code }),
    )
    code = ''
  }
  // A tab in the background is not painted until it is looked at, and is to be awake by then.
  if (document.hidden) return begin()
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  setTimeout(begin, longest)
}

/** What the framework writes at the end of a page, and what is written in its place. */
const answersBy = (starter: string): [question: RegExp, answer: string][] => [
  [
    /createHtml\(routeModulesScript\),\s+type: "module",\s+async: true/,
    `createHtml(${JSON.stringify(`(${starter})(`)} + JSON.stringify(routeModulesScript) + ",${LONGEST_WAIT})"), type: undefined`,
  ],
  [/rel: "modulepreload",(?=\s+href: (manifest\.entry\.module|path),)/g, 'rel: "later",'],
]

/**
 * Lets a page's scripts wait for its first paint: on a slow line they came between its style and its fonts, and on a slow
 * processor they ran before its words were drawn. Where a later release of the framework words it otherwise, the build fails.
 */
export const afterFirstPaint = (): Plugin => ({
  name: 'after-first-paint',
  apply: 'build',
  async transform(code, id, options) {
    if (!options?.ssr || !id.endsWith('/@remix-run/react/dist/esm/components.js')) return null
    const { code: starter } = await transformWithEsbuild(`starter=${whenPainted}`, 'starter.js', { minify: true })
    const answers = answersBy(starter.replace(/^starter=|;?\s*$/g, ''))
    // Modules named for a starter that is not there would only come late.
    if (!answers.every(([question]) => code.search(question) >= 0))
      throw new Error('The framework ends its pages otherwise now')
    return { code: answers.reduce((text, [question, answer]) => text.replace(question, () => answer), code), map: null }
  },
})
