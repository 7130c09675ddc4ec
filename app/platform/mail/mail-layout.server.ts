import { html } from 'hono/html'
import type { Language } from '../../locales/language'
import { MAIL_STYLE, STYLE } from './mail-style'

/** A mail as it goes out. `headers` are those that only some mails have. */
export type MailContent = { subject: string; text: string; html: string; headers?: Record<string, string> }

type Line = { line: string; quote: string | null; url: string }

export type MailParts = {
  language: Language
  brand: string
  subject: string
  greeting: string
  what: string
  /** What happened, line by line, each with the words it is about and where to see it. */
  list?: Line[]
  /** Several such lists, each under its heading. */
  sections?: { title: string; list: Line[] }[]
  link: { url: string; label: string; inWords: string | null; ends: string | null } | null
  notYou: string | null
  /** Why one got it, and what else belongs at the foot. */
  small: string[]
  /** Links at the foot. */
  foot?: { label: string; url: string }[]
}

/**
 * The one layout of all mails, as text and as HTML that every client can show: styles on the elements for those that drop
 * the sheet, a table only where Outlook needs one, the address of the link in words too.
 */
export function layMailOut(parts: MailParts): { text: string; html: string } {
  return { text: toText(parts), html: String(toHtml(parts)) }
}

function toText({
  brand,
  greeting,
  what,
  list = [],
  sections = [],
  link,
  notYou,
  small,
  foot = [],
}: MailParts): string {
  const paragraphs = [
    greeting,
    what,
    ...list.map(toLineText),
    ...sections.flatMap((section) => [section.title.toUpperCase(), ...section.list.map(toLineText)]),
    ...(link ? [`${link.label}:\n${link.url}`, ...(link.ends ? [link.ends] : [])] : []),
    ...(notYou ? [notYou] : []),
    `-- \n${[brand, ...small, ...foot.map(({ label, url }) => `${label}: ${url}`)].join('\n')}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

const toLineText = ({ line, quote, url }: Line) => `• ${[line, ...(quote ? [quote] : []), url].join('\n  ')}`

function toHtml({ language, brand, subject, greeting, what, list = [], sections = [], ...parts }: MailParts) {
  const { link, notYou, small, foot = [] } = parts
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${MAIL_STYLE}</style>
</head>
<body class="ground" style="${STYLE.body}">
<div style="${STYLE.preview}">${what}</div>
<!--[if mso]><table role="presentation" align="center" width="560"><tr><td><![endif]-->
<div style="${STYLE.column}">
<p class="accent" style="${STYLE.brand}">${brand}</p>
<div class="card" style="${STYLE.card}">
<h1 class="ink" style="${STYLE.heading}">${subject}</h1>
<p class="ink" style="${STYLE.paragraph}">${greeting}</p>
<p class="ink" style="${STYLE.paragraph}">${what}</p>
${list.map(toLineHtml)}${sections.map(toSectionHtml)}${link ? toLinkHtml(link) : ''}${notYou ? html`<p class="muted line" style="${STYLE.notYou}">${notYou}</p>` : ''}
</div>
<p class="faint" style="${STYLE.small}">${small.join(' ')}</p>
${foot.length > 0 ? html`<p class="faint" style="${STYLE.small}">${foot.map(toFootHtml)}</p>` : ''}</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`
}

const toSectionHtml = ({ title, list }: NonNullable<MailParts['sections']>[number]) =>
  html`<h2 class="ink" style="${STYLE.section}">${title}</h2>
${list.map(toLineHtml)}`

const toLineHtml = ({
  line,
  quote,
  url,
}: Line) => html`<p class="ink line" style="${STYLE.line}"><a class="ink" href="${url}" style="${STYLE.lineLink}">${line}</a>${quote ? html`<br><span class="muted" style="${STYLE.quote}">${quote}</span>` : ''}</p>
`

const toFootHtml = ({ label, url }: NonNullable<MailParts['foot']>[number], at: number) =>
  html`${at > 0 ? ' · ' : ''}<a class="accent" href="${url}" style="${STYLE.footLink}">${label}</a>`

const toLinkHtml = ({
  url,
  label,
  inWords,
  ends,
}: NonNullable<
  MailParts['link']
>) => html`<table role="presentation" cellpadding="0" cellspacing="0" style="${ends || inWords ? STYLE.buttonTable : STYLE.lastButtonTable}"><tr><td class="button" bgcolor="#4f4cc4" style="${STYLE.buttonCell}"><a class="button" href="${url}" style="${STYLE.button}">${label}</a></td></tr></table>
${
  ends
    ? html`<p class="muted" style="${STYLE.hint}">${ends}</p>
`
    : ''
}${
  inWords
    ? html`<p class="muted" style="${STYLE.hint}">${inWords}<br><a class="accent" href="${url}" style="${STYLE.address}">${url}</a></p>
`
    : ''
}`
