import type { Plugin } from 'vite'
import { FUTURE } from './future'

/** What the framework asks itself in a browser, and the answer here: by `FUTURE`, and since nothing is drawn for a server there. */
const ANSWERS: [RegExp, string][] = [
  [/\bwindow\.__remixContext\.isSpaMode\b|\btypeof __remixContext === "object" && __remixContext\.a\b/g, 'false'],
  [/\bif \(isSpaMode\)/g, 'if (false)'],
  [/\btypeof singleFetch === "function"|!isStatic\b/g, 'true'],
  [/\bstatic: isStatic,\s+staticContext\b/g, ''],
  [/\bstaticContext\b/g, 'undefined'],
]

/**
 * Leaves out of the browser what the framework keeps for other settings than ours and for the server, and the router's advice
 * to developers: 4 kB of each page. Where a later release words it otherwise, that only stays in.
 */
export const onlyWhatRuns = (): Plugin => ({
  name: 'only-what-runs',
  apply: 'build',
  transform(code, id, options) {
    if (options?.ssr) return null
    if (id.endsWith('/@remix-run/router/dist/router.js')) {
      return { code: code.replace(/(?<!function )\bwarning\(/g, '/* @__PURE__ */ warning('), map: null }
    }
    if (!id.includes('/@remix-run/react/dist/esm/')) return null
    const flagged = code.replace(/\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g, (_, flag) =>
      String(flag in FUTURE),
    )
    return { code: ANSWERS.reduce((text, [question, answer]) => text.replace(question, answer), flagged), map: null }
  },
})
