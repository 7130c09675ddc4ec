import { offlineText, offlineTime, toLanguage } from '../../../app/platform/client/offline'
import { escapeHtml } from './escape-html'

/** The language and the theme of a page, as its root names them; no theme where it follows the device. */
export function languageAndThemeOf(html: string) {
  const root = /<html[^>]*>/.exec(html)?.[0] ?? ''
  const attribute = (name: string) => new RegExp(`\\b${name}="(\\w+)"`).exec(root)?.[1]
  return { language: toLanguage(attribute('lang')), theme: attribute('data-theme') ?? '' }
}

/**
 * Lets the router be led to a document again, as it is with each address that it does not know (answers/data.ts): the second time it
 * would take that for a loop, and show that there is nothing.
 */
export const NO_LOOP = "sessionStorage.removeItem('remix-manifest-version')"

/**
 * The markup of a kept page, which says how old it is: in an attribute of its root, that the style sheet shows above the page
 * (app/ui/styles/kept.css). Hydration leaves alone attributes that it does not know, and what stands last in the head.
 */
export function markAsCached(html: string, at: number, policy = ''): string {
  const { language } = languageAndThemeOf(html)
  const note = offlineText(language, 'keptNote', { time: offlineTime(language, at) })
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  return html
    .replace('<html ', `<html data-kept="${escapeHtml(note)}" `)
    .replace('</head>', `<script nonce="${escapeHtml(nonce)}">${NO_LOOP}</script></head>`)
}
