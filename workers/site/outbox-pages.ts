import { html, raw } from 'hono/html'
import type { Mail } from '../../app/data/mails.server'

type Content = { subject: string | null; text: string | null; html: string | null }
type Listed = Pick<Mail, 'id' | 'kind' | 'recipient' | 'status' | 'attempts' | 'lastError' | 'createdAt'> & Content

const STYLE = raw(`
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 880px; margin: 0 auto; padding: 24px 16px }
ul { list-style: none; padding: 0 } li { padding: 12px 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
p { margin: 4px 0 } .quiet { opacity: .75; font-size: 13px }
iframe { width: 100%; height: 640px; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px }
pre { white-space: pre-wrap; overflow-wrap: anywhere }`)

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${body}</body></html>`

/** Every mail of the outbox, the newest first. */
export const mailListPage = (mails: Listed[]) =>
  page(
    'Outbox',
    html`<p>Mails of this machine, the newest first. What stood in a mail is wiped once it is sent or given up.</p>
${mails.length === 0 ? html`<p>No mail yet: register, or ask for a new password.</p>` : ''}
<ul>${mails.map((mail) => html`<li><a href="/dev/outbox/${mail.id}">${mail.subject ?? mail.kind}</a>${stateOf(mail)}</li>`)}</ul>`,
  )

/** One mail as its reader will see it, and its text with the links to follow: the picture above is locked up. */
export const mailPage = (mail: Listed) =>
  page(
    mail.subject ?? mail.kind,
    html`<p><a href="/dev/outbox">Outbox</a></p>${stateOf(mail)}
${
  mail.html === null
    ? html`<p>What stood in it is wiped.</p>`
    : html`<iframe title="The mail" sandbox="" srcdoc="${mail.html}"></iframe><h2>Text</h2><pre>${linked(mail.text ?? '')}</pre>`
}`,
  )

const stateOf = ({ kind, recipient, status, attempts, lastError, createdAt }: Listed) =>
  html`<p>${recipient}</p><p class="quiet">${kind} · ${status} · attempts: ${attempts} · ${createdAt.toISOString()}</p>
${lastError === null ? '' : html`<p>Last error: ${lastError}</p>`}`

const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`))
