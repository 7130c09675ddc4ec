import { parseUrl } from './parse-url'

export type TextPart = { text: string; href: string | null }

/** A URL as people write it: http or https only, up to a space or a delimiter. */
const ADDRESS = /https?:\/\/[^\s<>"]+/gi
const AFTER_SENTENCE = /[.,;:!?…»”’'"]+$/

/** Splits a text into plain parts and URLs. Nothing else becomes a link, so no other scheme can run. */
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

/** A closing bracket whose opening one is before the URL isn't part of it. */
function withoutClosing(address: string) {
  const isOpened = address.includes('(') || !address.endsWith(')')
  return isOpened ? address : address.replace(/\)+$/, '').replace(AFTER_SENTENCE, '')
}

function toHref(address: string): string | null {
  const url = parseUrl(address)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return isWeb && url.hostname !== '' ? url.href : null
}
