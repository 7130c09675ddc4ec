import { html } from 'hono/html'
import type { Language } from '../../locales/language'
import { MAIL_STYLE, STYLE } from './mail-style'

export type MailParts = {
  language: Language
  brand: string
  subject: string
  greeting: string
  what: string
  link: { url: string; label: string; inWords: string; ends: string } | null
  notYou: string
  /** Why one got it, and what else belongs at the foot. */
  small: string[]
}

/**
 * The one layout of all mails, as text and as HTML that every client can show: styles on the elements for those that drop
 * the sheet, a table only where Outlook needs one, the address of the link in words too.
 */
export function layMailOut(parts: MailParts): { text: string; html: string } {
  return { text: toText(parts), html: String(toHtml(parts)) }
}

function toText({ brand, greeting, what, link, notYou, small }: MailParts): string {
  const paragraphs = [
    greeting,
    what,
    ...(link ? [`${link.label}:\n${link.url}`, link.ends] : []),
    notYou,
    `-- \n${[brand, ...small].join('\n')}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function toHtml({ language, brand, subject, greeting, what, link, notYou, small }: MailParts) {
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
${link ? toLinkHtml(link) : ''}<p class="muted line" style="${STYLE.notYou}">${notYou}</p>
</div>
<p class="faint" style="${STYLE.small}">${small.join(' ')}</p>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`
}

const toLinkHtml = ({
  url,
  label,
  inWords,
  ends,
}: NonNullable<
  MailParts['link']
>) => html`<table role="presentation" cellpadding="0" cellspacing="0" style="${STYLE.buttonTable}"><tr><td class="button" bgcolor="#4f4cc4" style="${STYLE.buttonCell}"><a class="button" href="${url}" style="${STYLE.button}">${label}</a></td></tr></table>
<p class="muted" style="${STYLE.hint}">${ends}</p>
<p class="muted" style="${STYLE.hint}">${inWords}<br><a class="accent" href="${url}" style="${STYLE.address}">${url}</a></p>
`
