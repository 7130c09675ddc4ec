import { type Language, offlineText, offlineTime } from '../../../app/platform/client/offline'
import { isChart, isConversation } from './cache-key'
import { NO_LOOP } from './cached-document'
import { escapeHtml } from './escape-html'
import { OFFLINE_STYLE } from './offline-style'
import type { CachedPage } from './page-index'

/** Why a page is missing: it isn't cached, a form couldn't be sent, or signing out failed. */
export type Missing = 'notKept' | 'notSent' | 'stillSignedIn'

type Props = { missing: Missing; language: Language; theme: string; pages: CachedPage[]; nonce: string }

function nameOf({ address, title }: CachedPage, language: Language) {
  if (isChart(address)) return offlineText(language, 'chart')
  if (!isConversation(address)) return offlineText(language, 'messages')
  return title ? offlineText(language, 'conversationWith', { name: title }) : offlineText(language, 'conversation')
}

const rowOf = (page: CachedPage, language: Language) =>
  `<li><a href="${escapeHtml(page.address)}">${escapeHtml(nameOf(page, language))}</a> <small>${escapeHtml(
    offlineText(language, 'asOf', { time: offlineTime(language, page.at) }),
  )}</small></li>`

/** The chart, the list, then the conversations, the last opened first. */
const inOrder = (pages: CachedPage[]) => [
  ...pages.filter(({ address }) => isChart(address)),
  ...pages.filter(({ address }) => !isChart(address) && !isConversation(address)),
  ...pages.filter(({ address }) => isConversation(address)),
]

/** The page shown in place of a missing one, with the reason and the cached pages. Needs no other file. */
export function offlinePage({ missing, language, theme, pages, nonce }: Props): string {
  const text = (key: Parameters<typeof offlineText>[1]) => escapeHtml(offlineText(language, key))
  const list = inOrder(pages)
    .map((page) => rowOf(page, language))
    .join('')
  // A form isn't sent again automatically.
  const isPage = missing === 'notKept'
  // Doesn't reload over a navigation, nor if the browser reports `online` while it isn't.
  const again = isPage
    ? "let left;addEventListener('beforeunload',()=>left=1);addEventListener('pageshow',()=>left=0);addEventListener('online',()=>left||!navigator.onLine||location.reload())"
    : "document.getElementById('back').onclick=()=>history.back()"
  // Browsers don't always report that the network is back, and an installed app has no reload button.
  const retry = isPage ? `<a href="">${text('again')}</a>` : `<button type="button" id="back">${text('back')}</button>`
  return `<!doctype html><html lang="${language}"${theme ? ` data-theme="${escapeHtml(theme)}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark">
<title>${text('title')} · Human Design Social</title><style>${OFFLINE_STYLE}</style></head><body><main>
<svg viewBox="0 0 26 26" width="40" height="40" aria-hidden="true"><path d="M13 2 20 11H6ZM13 11v3"/><rect x="8" y="14" width="10" height="9" rx="1.5"/></svg>
<h1>${text('title')}</h1><p>${text(missing)}</p><p>${retry}</p>
${list ? `<h2>${text('readable')}</h2><ul>${list}</ul>` : missing === 'notKept' ? `<p>${text('nothing')}</p>` : ''}
</main><script nonce="${nonce}">${NO_LOOP};${again}</script></body></html>`
}
