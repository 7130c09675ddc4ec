import { parseUrl } from './parse-url'

export type TextPart = { text: string; href: string | null }

/** An address as people write it: only http and https, ended by space or by what ends a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"]+/gi
const AFTER_SENTENCE = /[.,;:!?…»”’'"]+$/

/** A text in parts, the web addresses in it apart from the rest. Nothing else becomes a link, so nothing else can be run. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const match of text.matchAll(ADDRESS)) {
    const shown = withoutClosing(match[0].replace(AFTER_SENTENCE, ''))
    const href = toHref(shown)
    if (!href) continue
    parts.push({ text: text.slice(done, match.index), href: null }, { text: shown, href })
    done = match.index + shown.length
  }
  parts.push({ text: text.slice(done), href: null })
  return parts.filter((part) => part.text !== '')
}

/** A bracket that was opened before the address is closed after it. */
function withoutClosing(address: string) {
  const isOpened = address.includes('(') || !address.endsWith(')')
  return isOpened ? address : address.replace(/\)+$/, '').replace(AFTER_SENTENCE, '')
}

function toHref(address: string): string | null {
  const url = parseUrl(address)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return isWeb && url.hostname !== '' ? url.href : null
}
