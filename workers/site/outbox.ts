import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html, raw } from 'hono/html'
import { findMail, listMails, type Mail } from '../../app/data/mails.server'
import { readMail } from '../../app/platform/mail/mail-content.server'
import { type Bindings, parseSettings } from '../../app/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'

type Env = { Bindings: Bindings }

const MAILS_SHOWN = 100
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The pages run no scripts and load nothing; a mail contains its styles. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Mails contain links that open accounts, so they're shown only on the developer's machine, never in production. */
const onThisMachineOnly = createMiddleware<Env>(async (c, next) => {
  const isLocal = THIS_MACHINE.has(new URL(c.req.url).hostname)
  if (!isLocal || parseSettings(c.env).ENVIRONMENT === 'production') return c.text('Not found', 404)
  await next()
  c.header('Cache-Control', 'no-store, private')
  c.header('Content-Security-Policy', POLICY)
})

/** Under /dev: the outbox for development and tests, with the state and preview of every mail, also as JSON. */
export const outbox = new Hono<Env>()

outbox.get('/outbox', onThisMachineOnly, async (c) => c.html(mailListPage(await readMails(c))))
outbox.get('/outbox.json', onThisMachineOnly, async (c) => c.json({ mails: await readMails(c) }))
outbox.get('/outbox/:id', onThisMachineOnly, async (c) => {
  const mail = await findMail(createDatabase(c.env.DB), c.req.param('id'))
  return mail ? c.html(mailPage({ ...mail, ...(await contentOf(c, mail)) })) : c.text('Not found', 404)
})

async function readMails(c: Context<Env>) {
  const recipient = c.req.query('to') ?? null
  const mails = await listMails(createDatabase(c.env.DB), { recipient, limit: MAILS_SHOWN })
  return Promise.all(
    mails.map(async (mail) => {
      const { id, kind, language, status, attempts, lastError, createdAt } = mail
      const content = await contentOf(c, mail)
      return { id, kind, language, recipient: mail.recipient, status, attempts, lastError, ...content, createdAt }
    }),
  )
}

/** The content of a mail; null fields once it was sent or given up, because the content is then deleted. */
const contentOf = async (c: Context<Env>, mail: Parameters<typeof readMail>[1]) =>
  (await readMail(parseSettings(c.env).COOKIE_SECRET, mail)) ?? { subject: null, text: null, html: null }

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

/** All mails of the outbox, newest first. */
const mailListPage = (mails: Listed[]) =>
  page(
    'Outbox',
    html`<p>Mails of this machine, the newest first. The content of a mail is deleted once it is sent or given up.</p>
${mails.length === 0 ? html`<p>No mail yet: register, or ask for a new password.</p>` : ''}
<ul>${mails.map((mail) => html`<li><a href="/dev/outbox/${mail.id}">${mail.subject ?? mail.kind}</a>${stateOf(mail)}</li>`)}</ul>`,
  )

/** One mail as its recipient sees it, and its text with links, because the sandboxed frame can't open any. */
const mailPage = (mail: Listed) =>
  page(
    mail.subject ?? mail.kind,
    html`<p><a href="/dev/outbox">Outbox</a></p>${stateOf(mail)}
${
  mail.html === null
    ? html`<p>The content is deleted.</p>`
    : html`<iframe title="The mail" sandbox="" srcdoc="${mail.html}"></iframe><h2>Text</h2><pre>${linked(mail.text ?? '')}</pre>`
}`,
  )

const stateOf = ({ kind, recipient, status, attempts, lastError, createdAt }: Listed) =>
  html`<p>${recipient}</p><p class="quiet">${kind} · ${status} · attempts: ${attempts} · ${createdAt.toISOString()}</p>
${lastError === null ? '' : html`<p>Last error: ${lastError}</p>`}`

const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`))
