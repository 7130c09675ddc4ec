import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { findMail, listMails } from '../../app/data/mails.server'
import { readMail } from '../../app/platform/mail/mail-content.server'
import { type Bindings, parseSettings } from '../../app/platform/server/env.server'
import { createDatabase } from '../../drizzle/client'
import { mailListPage, mailPage } from './outbox-pages'

type Env = { Bindings: Bindings }

const MAILS_SHOWN = 100
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The pages run nothing and load nothing; the styles of a mail stand in the mail. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Mails hold links that open accounts: only on the developer's own machine, never in production. */
const onThisMachineOnly = createMiddleware<Env>(async (c, next) => {
  const isLocal = THIS_MACHINE.has(new URL(c.req.url).hostname)
  if (!isLocal || parseSettings(c.env).ENVIRONMENT === 'production') return c.text('Not found', 404)
  await next()
  c.header('Cache-Control', 'no-store, private')
  c.header('Content-Security-Policy', POLICY)
})

/** Under /dev. The outbox for development and tests: every mail with its state, as it will look, and as JSON. */
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

/** What a mail says; nothing of one that was sent or given up. */
const contentOf = async (c: Context<Env>, mail: Parameters<typeof readMail>[1]) =>
  (await readMail(parseSettings(c.env).COOKIE_SECRET, mail)) ?? { subject: null, text: null, html: null }
