import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { idOf, registered, wordsOf } from './account'
import { commentsOn, likes, now } from './causes'
import { member } from './members'
import { postOf } from './things'
import { twoWhoWrite } from './two-who-write'
import type { Visitor } from './visitor'

const inRussian = async (visitor: Visitor, path: string) => {
  visitor.cookies.set('language', 'ru')
  return wordsOf(await visitor.get(path))
}

test('the list of conversations, a conversation, and one that was ignored, in Russian', async () => {
  const { one, other, id, post } = await twoWhoWrite()
  expect((await post(one.visitor, 'Доброе утро')).status).toBe(200)
  await expect
    .poll(() => inRussian(other.visitor, '/app/messages'))
    .toMatch(/Сообщения .*Доброе утро.* 1 непрочитанное сообщение/)
  const path = `/app/messages?c=${id}`
  const html = await (await one.visitor.get(path)).text()
  expect(html).toContain(`aria-label="Messages with ${other.account.full_name}"`)
  one.visitor.cookies.set('language', 'ru')
  const russian = await (await one.visitor.get(path)).text()
  for (const label of ['К списку переписок', `Переписка: ${other.account.full_name}`]) {
    expect(russian).toContain(`aria-label="${label}"`)
  }

  await other.visitor.post(path, { intent: 'ignore', conversation: id })
  expect(await inRussian(other.visitor, path)).toContain('Вы проигнорировали этот запрос.')
  other.visitor.cookies.set('language', 'en')
  expect(await wordsOf(await other.visitor.get(path))).toContain('You ignored this request.')
})

test('notifications that stand together are one sentence in Russian, and the bell is a link with their number', async () => {
  const { visitor, ...anna } = await registered()
  const id = idOf(anna)
  const [boris, post] = [await member({ fullName: 'Boris Orlov' }), await postOf(id)]
  await likes(boris.id, post)
  await commentsOn(boris.id, post, now)
  await commentsOn(boris.id, post, new Date(now.getTime() + 60_000))
  const words = await inRussian(visitor, '/app/notifications')
  expect(words).toContain('Boris Orlov ставит «Нравится» вашей публикации')
  expect(words.match(/Boris Orlov комментирует вашу публикацию/g)).toHaveLength(1)
  await expect.poll(() => env.HUB.getByName(id).counts()).toMatchObject({ notices: 3 })
  const html = await (await visitor.get('/app/dashboard')).text()
  const bell = [...html.matchAll(/<a [^>]*>/g)].find(([tag]) => tag.includes('aria-label="Уведомления, новых: 3"'))
  expect(bell?.[0]).toContain('href="/app/notifications"')
})

test('the search in Russian finds by English words too, and offers a next step where nothing was found', async () => {
  const { visitor } = await registered()
  const found = await inRussian(visitor, '/app/search?q=awakening')
  expect(found).toContain('Поиск: awakening')
  expect(found).toContain('Канал Пробуждения')
  const nothing = await inRussian(visitor, '/app/search?q=xyzzyx')
  expect(nothing).toContain('По запросу «xyzzyx» ничего не найдено')
  expect(nothing).toContain('Сбросить поиск')
  expect(await inRussian(visitor, '/app/search')).toContain('Что вы ищете?')
})

test('the search is a form on every page, and more of a long list is a link', async () => {
  const { visitor } = await registered()
  const forms = [...(await (await visitor.get('/app/dashboard')).text()).matchAll(/<form [^>]*>/g)].map(([tag]) => tag)
  expect(forms.some((tag) => tag.includes('action="/app/search"'))).toBe(true)
  const first = await (await visitor.get('/app/search?q=gate&in=gates')).text()
  const more = /href="([^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await visitor.get(new URL(more, 'http://localhost/app/search').href.replace('http://localhost', ''))
  expect(second.status).toBe(200)
  const names = (html: string) => [...html.matchAll(/<summary[^>]*>([\s\S]*?)<\/summary>/g)].map(([, text]) => text)
  const [before, after] = [names(first), names(await second.text())]
  expect(before).toHaveLength(20)
  expect(after.length).toBeGreaterThan(0)
  expect(after.filter((text) => before.includes(text))).toEqual([])
})

test('without scripts the card of push says that it takes one, in either language', async () => {
  const { visitor } = await registered()
  const noscript = async (language: string) => {
    visitor.cookies.set('language', language)
    const html = await (await visitor.get('/app/settings?tab=notifications')).text()
    return /<noscript><p[^>]*>([^<]+)<\/p><\/noscript>/.exec(html)?.[1]
  }
  expect(await noscript('en')).toBe('Push needs JavaScript.')
  expect(await noscript('ru')).toMatch(/[а-я]{5}/)
})
