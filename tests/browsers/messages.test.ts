import { expect } from 'vitest'
import { journey } from './journey'
import { KEYS, type Page } from './page'

const say = async (page: Page, text: string) => {
  await page.type(text, 'textarea', 'Message')
  await page.press(KEYS.Enter)
}
const bubble = (text: string) => ['[role=log] li', new RegExp(text)] as const

journey(
  'two members write to each other, also after the line of one was cut',
  async ({ page: one, signIn, another }) => {
    const other = await another()
    await signIn(one)
    const { username } = await signIn(other, { fullName: 'Boris Orlov' })
    await one.open('/app/dashboard')
    const ask = (page: Page, path: string, data: object) =>
      page.evaluate(
        async (path: string, body: string) => {
          const headers = { 'Content-Type': 'application/json' }
          return (await fetch(path, { method: 'POST', headers, body })).json() as Promise<{ id: string }>
        },
        path,
        JSON.stringify(data),
      )
    const { id } = await ask(one, '/api/conversations', { to: username })
    const line = (content: string) => ({ clientId: crypto.randomUUID(), content })
    await ask(one, `/api/conversations/${id}/messages`, line('Good morning'))
    await other.open('/app/dashboard')
    await ask(other, `/api/conversations/${id}/messages`, line('Good evening'))
    for (const page of [one, other]) {
      await page.open(`/app/messages?c=${id}`)
      await page.see(...bubble('Good evening'))
    }
    await say(one, 'How are you?')
    await other.see(...bubble('How are you\\?'))
    await one.see(...bubble('How are you\\?.*Read'))

    one.expectErrors(/ERR_|NetworkError|WebSocket|establish a connection|connection was interrupted/)
    one.line.cut()
    await say(one, 'Written in the tunnel')
    await one.see(...bubble('Written in the tunnel.*Sending'))
    await say(other, 'Still there?')
    one.line.mend()
    await other.see(...bubble('Written in the tunnel'))
    await one.see(...bubble('Still there\\?'))
    const count = (page: Page) =>
      page.evaluate(() => document.querySelector('[role=log]')!.textContent!.split('Written in the tunnel').length - 1)
    for (const page of [one, other]) expect(await count(page)).toBe(1)
  },
)
