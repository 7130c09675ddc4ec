import { offlineText, offlineTime, toLanguage } from '../../../app/platform/client/offline'
import { escapeHtml } from './escape-html'

/** The language and theme of a page, from its root element; no theme if it follows the device. */
export function languageAndThemeOf(html: string) {
  const root = /<html[^>]*>/.exec(html)?.[0] ?? ''
  const attribute = (name: string) => new RegExp(`\\b${name}="(\\w+)"`).exec(root)?.[1]
  return { language: toLanguage(attribute('lang')), theme: attribute('data-theme') ?? '' }
}

/**
 * Lets the router load a document again for an address it doesn't know (answers/data.ts); otherwise it would take the second time for
 * a loop and show an error.
 */
export const NO_LOOP = "sessionStorage.removeItem('remix-manifest-version')"

/**
 * The markup of a cached page with a note of its age, in an attribute of the root element that app/ui/styles/kept.css shows above
 * the page. Hydration ignores unknown attributes and what comes last in the head.
 */
export function markAsCached(html: string, at: number, policy = ''): string {
  const { language } = languageAndThemeOf(html)
  const note = offlineText(language, 'keptNote', { time: offlineTime(language, at) })
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  return html
    .replace('<html ', `<html data-kept="${escapeHtml(note)}" `)
    .replace('</head>', `<script nonce="${escapeHtml(nonce)}">${NO_LOOP}</script></head>`)
}
