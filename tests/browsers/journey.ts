import { describe, expect, test } from 'vitest'
import type { SeedBirth } from '../../drizzle/seed/person'
import { PASSWORD } from '../e2e/fixtures/new-member'
import { ENGINE_NAMES, type EngineName, isInstalled, launch } from './engines'
import { Line } from './line'
import { Page } from './page'
import { SITE_PORT } from './site'

const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } }
export type Width = keyof typeof SIZES

type Member = { username: string; email: string }
type Context = {
  page: Page
  width: Width
  /** Makes a member whom no other test knows, behind the page, and signs the browser in as them. */
  signIn: (page?: Page, options?: { fullName?: string; birth?: SeedBirth }) => Promise<Member>
  /** A second browser of the same engine. */
  another: () => Promise<Page>
}

let made = 0

async function signIn(page: Page, { fullName = 'Ada Lovelace', birth }: { fullName?: string; birth?: SeedBirth } = {}) {
  const username = `b_${Date.now().toString(36)}_${process.pid}_${++made}`
  const response = await fetch(`http://127.0.0.1:${SITE_PORT + 1}/member`, {
    method: 'POST',
    body: JSON.stringify({ username, fullName, language: 'en', password: PASSWORD, birth, isProved: true }),
  })
  expect(response.ok, 'a member is made').toBe(true)
  const { cookie } = (await response.json()) as { cookie: string }
  const [name = '', value = ''] = cookie.split('=')
  await page.setCookie(name, value)
  return { username, email: `${username}@example.com` }
}

type Options = { widths?: readonly Width[]; engines?: readonly EngineName[] }

/** A journey in every engine that is installed, at each width; those that are not are skipped by name. */
export function journey(
  name: string,
  run: (context: Context) => Promise<void>,
  { widths = ['wide'], engines = ENGINE_NAMES }: Options = {},
) {
  for (const engine of ENGINE_NAMES) {
    describe.skipIf(!engines.includes(engine) || !isInstalled(engine))(engine, () => {
      for (const width of widths) {
        test(`${name} (${width})`, async () => {
          const opened: Page[] = []
          const open = async () => {
            const line = await new Line(SITE_PORT).open()
            const page = new Page(await launch(engine, SIZES[width]), line)
            opened.push(page)
            return page
          }
          try {
            const page = await open()
            await run({ page, width, signIn: (who = page, options) => signIn(who, options), another: open })
            for (const each of opened) await each.checkConsole()
          } finally {
            await Promise.all(
              opened.map(async ({ browser, line }) => {
                await browser.end()
                line.close()
              }),
            )
          }
        })
      }
    })
  }
}
