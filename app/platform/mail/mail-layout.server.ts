import { html, raw } from 'hono/html'
import type { Language } from '../../locales/language'

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

const FONT = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** On the elements, for clients that drop the sheet; the light colours of app/ui/styles/tokens.css. */
const STYLE = {
  body: `margin:0;padding:0;background-color:#fbfaf7;${FONT};-webkit-text-size-adjust:100%`,
  /** What a list of mails shows beside the subject; the mail itself does not. */
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  column: 'max-width:560px;margin:0 auto;padding:32px 16px 40px',
  brand: `margin:0 0 16px;padding:0 8px;${FONT};font-size:15px;line-height:20px;font-weight:600;color:#4f4cc4`,
  card: 'padding:32px 28px;background-color:#ffffff;border:1px solid #e4e0d6;border-radius:12px',
  heading: `margin:0 0 20px;${FONT};font-size:24px;line-height:32px;font-weight:600;color:#1d1b26`,
  paragraph: `margin:0 0 16px;${FONT};font-size:16px;line-height:25px;color:#1d1b26`,
  section: `margin:28px 0 12px;${FONT};font-size:18px;line-height:26px;font-weight:600;color:#1d1b26`,
  buttonTable: 'margin:24px 0',
  /** Below it only the edge of the card. */
  lastButtonTable: 'margin:24px 0 0',
  buttonCell: 'border-radius:9px;background-color:#4f4cc4;mso-padding-alt:13px 24px',
  button: `display:inline-block;padding:13px 24px;border-radius:9px;background-color:#4f4cc4;${FONT};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none`,
  line: `margin:0;padding:14px 0;border-top:1px solid #e4e0d6;${FONT};font-size:16px;line-height:24px;color:#1d1b26`,
  lineLink: 'color:#1d1b26;font-weight:600;text-decoration:none',
  quote: 'font-size:14px;line-height:21px;color:#56535f',
  footLink: 'color:#4f4cc4',
  hint: `margin:0 0 16px;${FONT};font-size:14px;line-height:21px;color:#56535f`,
  address: 'color:#4f4cc4;word-break:break-all',
  notYou: `margin:24px 0 0;padding:20px 0 0;border-top:1px solid #e4e0d6;${FONT};font-size:14px;line-height:21px;color:#56535f`,
  small: `margin:20px 0 0;padding:0 8px;${FONT};font-size:13px;line-height:20px;color:#696673`,
}

const DARK = {
  '.ground': 'background-color:#12131a',
  '.card': 'background-color:#191b24;border-color:#2a2c38',
  '.line': 'border-color:#2a2c38',
  '.ink': 'color:#ecebf2',
  '.muted': 'color:#b3b1c0',
  '.faint': 'color:#9694a4',
  '.accent': 'color:#9d9bf5',
  '.button': 'background-color:#9d9bf5;color:#12131a',
}

const dark = (before: string) =>
  Object.entries(DARK)
    .map(([name, rules]) => `${before}${name}{${rules.replaceAll(';', ' !important;')} !important}`)
    .join('\n')

/** Dark colours by the system's wish; a second time as Outlook on the web and on phones marks its dark view. */
const MAIL_STYLE = raw(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${dark('')}
}
${dark('[data-ogsc] ')}`)
