import { type Language, offlineText, offlineTime } from '../../../app/platform/client/offline'
import { escapeHtml } from './escape-html'
import { isChart, isConversation } from './cache-key'
import { NO_LOOP } from './cached-document'
import type { CachedPage } from './page-index'
import { OFFLINE_STYLE } from './offline-style'

/** Why a page is not there: it is not kept, a form did not arrive, signing out did not. */
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

/** The chart and the list first, then the conversations, the last one opened on top. */
const inOrder = (pages: CachedPage[]) => [
  ...pages.filter(({ address }) => isChart(address)),
  ...pages.filter(({ address }) => !isChart(address) && !isConversation(address)),
  ...pages.filter(({ address }) => isConversation(address)),
]

/** The page in place of one that cannot be had: why, and what can be read all the same. Needs no other file. */
export function offlinePage({ missing, language, theme, pages, nonce }: Props): string {
  const text = (key: Parameters<typeof offlineText>[1]) => escapeHtml(offlineText(language, key))
  const list = inOrder(pages)
    .map((page) => rowOf(page, language))
    .join('')
  // A form is not sent again by itself.
  const isPage = missing === 'notKept'
  // Not over a link that was just pressed, nor where the browser says `online` while it is not.
  const again = isPage
    ? "let left;addEventListener('beforeunload',()=>left=1);addEventListener('pageshow',()=>left=0);addEventListener('online',()=>left||!navigator.onLine||location.reload())"
    : "document.getElementById('back').onclick=()=>history.back()"
  // The net may be back without a word of the browser; installed, there is no button of its own.
  const way = isPage ? `<a href="">${text('again')}</a>` : `<button type="button" id="back">${text('back')}</button>`
  return `<!doctype html><html lang="${language}"${theme ? ` data-theme="${escapeHtml(theme)}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark">
<title>${text('title')} · Human Design Social</title><style>${OFFLINE_STYLE}</style></head><body><main>
<svg viewBox="0 0 26 26" width="40" height="40" aria-hidden="true"><path d="M13 2 20 11H6ZM13 11v3"/><rect x="8" y="14" width="10" height="9" rx="1.5"/></svg>
<h1>${text('title')}</h1><p>${text(missing)}</p><p>${way}</p>
${list ? `<h2>${text('readable')}</h2><ul>${list}</ul>` : missing === 'notKept' ? `<p>${text('nothing')}</p>` : ''}
</main><script nonce="${nonce}">${NO_LOOP};${again}</script></body></html>`
}
