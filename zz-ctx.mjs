import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'

const mode = process.argv[2],
  N = Number(process.argv[3] ?? 25),
  path = process.argv[4] ?? '/app/dashboard'
const base = 'http://localhost:9341'
const g = '/sys/fs/cgroup/cpuacct/br-' + mode

import { mkdirSync, writeFileSync } from 'node:fs'

mkdirSync(g, { recursive: true })
writeFileSync(g + '/tasks', String(process.pid))
const cpu = () => Number(readFileSync(g + '/cpuacct.usage', 'utf8')) / 1e6
const flags = (process.env.XFLAGS ?? '').split(' ').filter(Boolean)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...flags],
})
const member = await (
  await fetch('http://127.0.0.1:9342/member', {
    method: 'POST',
    body: JSON.stringify({
      username: 'zz_' + mode.replace(/\W/g, '') + '_' + Date.now().toString(36),
      fullName: 'Ada Lovelace',
      language: 'en',
      password: 'plinth walrus kayak',
      isProved: true,
    }),
  })
).json()
const [name, value] = member.cookie.split('=')
const cookie = { name, value, url: base, httpOnly: true, sameSite: 'Lax' }
const opts = {
  viewport: { width: 1440, height: 900 },
  serviceWorkers: 'block',
  ...(mode.includes('motion') ? { reducedMotion: 'reduce' } : {}),
}
const visit = async (page) => {
  await page.goto(base + path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
let ctx, page
const once = async () => {
  if (mode.startsWith('fresh')) {
    const c = await browser.newContext(opts)
    await c.addCookies([cookie])
    const p = await c.newPage()
    await visit(p)
    await c.close()
  } else if (mode.startsWith('ctx')) {
    if (!ctx) {
      ctx = await browser.newContext(opts)
      await ctx.addCookies([cookie])
      await ctx.newPage().then((p) => p.goto(base + '/robots.txt'))
    }
    const p = await ctx.newPage()
    await visit(p)
    await p.close()
  } else if (mode.startsWith('empty')) {
    const c = await browser.newContext(opts)
    const p = await c.newPage()
    await p.goto('about:blank')
    await c.close()
  } else if (mode.startsWith('robots')) {
    const c = await browser.newContext(opts)
    const p = await c.newPage()
    await p.goto(base + '/robots.txt')
    await c.close()
  } else {
    if (!page) {
      ctx = await browser.newContext(opts)
      await ctx.addCookies([cookie])
      page = await ctx.newPage()
    }
    await visit(page)
  }
}
for (let i = 0; i < 3; i++) await once()
const a = cpu(),
  t = Date.now()
for (let i = 0; i < N; i++) await once()
await new Promise((r) => setTimeout(r, 300))
console.log(
  mode,
  path,
  ((cpu() - a) / N).toFixed(0) + ' ms cpu each (browser+driver)',
  ((Date.now() - t) / N).toFixed(0) + ' ms wall',
)
await browser.close()
process.exit(0)
