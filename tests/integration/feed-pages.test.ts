import { beforeAll, expect, test, vi } from 'vitest'
import { idOf, type Member, registered, wordsOf } from './account'
import { commentOf, postOf } from './things'
import { Visitor } from './visitor'

// What the pages of the feed contain: texts of both languages, what comes back with a refused form, links without scripts.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PASSWORD = 'correct horse 17'
const HOME = '/app/dashboard'
const SCRIPT = { 'Sec-Fetch-Dest': 'empty' }

let author: Member
let reader: Member

beforeAll(async () => {
  ;[author, reader] = await Promise.all([registered({ full_name: 'Ada Lovelace' }), registered()])
})

const htmlOf = async ({ visitor }: { visitor: Visitor }, path: string) => (await visitor.get(path)).text()

/** The same member with the site in Russian. */
function inRussian({ visitor }: { visitor: Visitor }) {
  const other = new Visitor()
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  other.cookies.set('language', 'ru')
  return other
}

test('a visitor reads an open post in Russian, is asked to sign in, and finds nothing of a closed one', async () => {
  const id = crypto.randomUUID()
  const fields = { id, content: 'Открыто всем', tags: '', comments: 'everyone', context: '' }
  await author.visitor.post('/resources/posts', { ...fields, intent: 'create', visibility: 'public' }, SCRIPT)
  const visitor = inRussian({ visitor: new Visitor() })
  const response = await visitor.get(`/posts/${id}`)
  const html = await response.clone().text()
  const words = await wordsOf(response)
  expect(words).toContain('Открыто всем')
  expect(words).toContain('Войдите, чтобы ставить «Нравится» и комментировать.')
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Ada Lovelace/)
  expect(html).toContain(`<link rel="canonical" href="http://localhost/posts/${id}"/>`)
  // A like by a visitor leads to the sign-in and back.
  const list = await htmlOf({ visitor }, `/u/${author.account.username}?tab=posts`)
  expect(list).toContain(`href="/login?redirect=%2Fposts%2F${id}`)
  expect(await wordsOf(await visitor.get(`/u/${author.account.username}?tab=posts`))).toContain('Вы прочитали всё')

  await author.visitor.post('/resources/posts', { ...fields, intent: 'edit', visibility: 'community' }, SCRIPT)
  const closed = await visitor.get(`/posts/${id}`)
  expect(closed.status).toBe(404)
  expect(await wordsOf(closed)).not.toContain('Открыто всем')
})

test('whom its author blocks no longer finds a post', async () => {
  const blocked = await registered()
  const id = crypto.randomUUID()
  const fields = { id, content: 'Open to all', tags: '', visibility: 'public', comments: 'everyone', context: '' }
  await author.visitor.post('/resources/posts', { ...fields, intent: 'create' }, SCRIPT)
  expect((await blocked.visitor.get(`/posts/${id}`)).status).toBe(200)
  await author.visitor.post('/resources/blocks', { intent: 'block', username: blocked.account.username }, SCRIPT)
  const closed = await blocked.visitor.get(`/posts/${id}`)
  expect([closed.status, await wordsOf(closed)]).toEqual([404, expect.stringContaining('Post not found')])
})

test('in Russian a post is found by its tag in another spelling, with its comments counted', async () => {
  const id = crypto.randomUUID()
  const fields = {
    intent: 'create',
    id,
    content: 'Сакрал сказал «угу»',
    tags: '#Ёлка, ёлка, ответ',
    context: 'gate:34',
  }
  await author.visitor.post('/resources/posts', { ...fields, visibility: 'public', comments: 'everyone' }, SCRIPT)
  const russian = inRussian(reader)
  const feed = () => russian.get(`${HOME}?feed=tag:${encodeURIComponent('елка')}`)
  const words = await wordsOf(await feed())
  expect(words).toMatch(/# ?Ёлка/)
  expect(words).toMatch(/# ?ответ/)
  expect(words).not.toMatch(/# ?ёлка/)
  expect(words).toContain('Ворота 34')
  expect(words).toContain('0 комментариев')
  await reader.visitor.post('/resources/comments', {
    intent: 'create',
    id: crypto.randomUUID(),
    post: id,
    content: 'И у меня',
  })
  expect(await wordsOf(await feed())).toContain('1 комментарий')
  expect(await wordsOf(await russian.get(`/posts/${id}`))).toContain('1 комментарий')
})

test('a refused post comes back to the page, cut where it is far too long', async () => {
  const send = (content: string) => {
    const fields = { intent: 'create', id: crypto.randomUUID(), content, visibility: 'connections', comments: 'nobody' }
    return author.visitor.post('/resources/posts', { ...fields, back: HOME })
  }
  await send('a'.repeat(501))
  const long = await htmlOf(author, HOME)
  expect(long).toContain(`${'a'.repeat(501)}</textarea>`)
  expect(long).toMatch(/Post cannot exceed 500 characters(?!\.)/)
  expect(long).toMatch(/<option value="connections" selected=""/)
  expect(long).toMatch(/<option value="nobody" selected=""/)
  await send(`Beginning ${'слово '.repeat(2000)}`)
  const cut = await htmlOf(author, HOME)
  expect(cut).toContain('the end is cut off')
  expect(cut).toMatch(/Beginning (слово ){100}/)
})

test('what is posted after the session has ended is on the page after signing in', async () => {
  const member = await registered()
  member.visitor.cookies.delete('session')
  const fields = { intent: 'create', id: crypto.randomUUID(), content: 'Written too long', back: HOME }
  const refused = await member.visitor.post('/resources/posts', fields)
  const login = String(refused.headers.get('Location'))
  expect(login).toBe('/login?redirect=%2Fapp%2Fdashboard')
  await member.visitor.get(login)
  const { email } = member.account
  const signedIn = await member.visitor.post(login, { email, password: PASSWORD, redirect: HOME })
  expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([302, HOME])
  const html = await htmlOf(member, HOME)
  expect(html).toContain('You were signed out. Try again.')
  expect(html).toContain('Written too long</textarea>')
})

test('a refused edit of a comment is shown on the page of comments that it was made on', async () => {
  const post = await postOf(idOf(author))
  for (let at = 0; at < 21; at++) await commentOf(idOf(author), post)
  const first = await htmlOf(author, `/posts/${post}`)
  const next = /href="(\/posts\/[^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await htmlOf(author, next)
  const back = /name="back" value="([^"]*cursor[^"]*)"/.exec(second)?.[1]?.replaceAll('&amp;', '&')
  const id = String(/id="comment-([\w-]+)"/.exec(second)?.[1])
  const refused = await author.visitor.post('/resources/comments', {
    ...{ intent: 'edit', id, content: 'x'.repeat(501) },
    back: String(back),
  })
  const location = String(refused.headers.get('Location'))
  expect(location).toContain('cursor=')
  const html = await htmlOf(author, location)
  expect(html).toContain('A comment can have up to 500 characters.')
  expect(html).toContain(`${'x'.repeat(501)}</textarea>`)
  expect(html).toMatch(/<details open="">/)
})

test('without scripts the post of another has a link to the page for its report', async () => {
  const id = await postOf(idOf(author))
  const html = await htmlOf(reader, `/posts/${id}`)
  const href = /href="(\/report\?kind=post[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(href).toContain(`id=${id}`)
  expect(await wordsOf(await reader.visitor.get(href))).toContain('Report this post')
  expect(await htmlOf(author, `/posts/${id}`)).not.toContain('href="/report?')
})
