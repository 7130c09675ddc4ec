import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Role } from '~/domain/community/moderation/moderation'
import { connectionRequests } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, type Member, registered } from './account'
import { member, updateMember } from './members'
import { follow, formOf, linkOf, press, visit } from './plain-form'
import { insertRow, updateRows } from './rows'
import { SELLING } from './stripe-events'
import { commentOf, postOf } from './things'
import { twoWhoWrite } from './two-who-write'
import { Visitor } from './visitor'

// Pages of members as they work without scripts: by their links and their own forms.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

async function withRole(role: Role) {
  const found = await registered()
  await updateMember(idOf(found), { role })
  return found
}
async function withChart(birth: Record<string, string> = {}) {
  const found = await registered()
  expect((await found.visitor.post('/app/settings?tab=hd-data', { ...BIRTH, ...birth })).status).toBe(302)
  return found
}
const inRussian = ({ visitor }: Member) => visitor.cookies.set('language', 'ru')

test('a calendar: months and days are links, its address is made and removed', async () => {
  const { visitor } = await registered()
  const january = await visit(visitor, '/app/insights/calendar?month=2026-01&zone=UTC')
  const february = await follow(visitor, january, 'February 2026')
  expect(february.words).toContain('February 2026')
  // Source: the new moon (an annular eclipse) of 17 February 2026, 12:01 UTC.
  expect((await follow(visitor, february, /^Tuesday 17 February/)).words).toContain('12:01')
  const made = await press(visitor, february, 'Create address')
  expect(made.html).toMatch(/value="http:\/\/localhost\/calendar\/[0-9a-f]{64}\.ics"/)
  const removed = await press(visitor, made, 'Remove address')
  expect(formOf(removed, 'Create address').fields).toMatchObject({ intent: 'create' })
})

test('transits: another moment is a link or a form away, and what is wrong with one is said beside what was typed', async () => {
  const { visitor } = await withChart()
  expect(linkOf(await visit(visitor, '/app/profile'), 'With today’s transits')).toBe('/app/transits')
  const page = await visit(visitor, '/app/transits?at=2026-11-22T10:00Z')
  expect(page.words).toContain('Your gate 26, with Mercury in gate 44')
  const later = await follow(visitor, page, 'A day later')
  expect(later.words).toContain('Monday, 23 November 2026')
  const old = await press(visitor, later, 'Show transits', { date: '1984-02-29', time: '08:15' })
  expect(old.words).toContain('Wednesday, 29 February 1984, 08:15')
  const early = await press(visitor, old, 'Show transits', { date: '1850-01-01' })
  expect(early.words).toContain('The sky tables start in October 1899.')
  expect(formOf(early, 'Show transits').fields.date).toBe('1850-01-01')
  expect((await follow(visitor, early, 'Now')).words).toContain('The sky as it is now')
})

test('transits without a chart lead to one', async () => {
  const { visitor } = await registered()
  const page = await visit(visitor, '/app/transits?at=2026-11-22T10:00Z')
  expect(linkOf(page, 'Enter birth data')).toContain('/app/settings?tab=hd-data')
  expect(page.words).toContain('14.6')
  expect(page.words).not.toContain('Completed for you')
  expect(page.html).toMatch(/aria-label="The transits at /)
})

describe('the settings', () => {
  const tab = (name: string) => `/app/settings?tab=${name}`

  test('personal data are saved, refused with what was typed, and another address waits until it is called off', async () => {
    const { visitor, account } = await registered()
    const saved = await press(visitor, await visit(visitor, tab('personal')), 'Save Changes', { location: 'Oslo' })
    expect(saved.words).toContain('Saved successfully!')
    expect(formOf(saved, 'Save Changes').fields.location).toBe('Oslo')
    const refused = await press(visitor, saved, 'Save Changes', { full_name: 'M', location: 'Bergen' })
    expect([refused.status, refused.words]).toEqual([
      400,
      expect.stringContaining('Name must be at least 2 characters'),
    ])
    expect(formOf(refused, 'Save Changes').fields.location).toBe('Bergen')
    const next = `plain_${account.email}`
    const unproved = await press(visitor, refused, 'Save Changes', { full_name: 'Mira Ny', email: next })
    expect(unproved.words).toContain('Please enter your current password')
    const waiting = await press(visitor, unproved, 'Save Changes', { current_password: account.password })
    expect(waiting.words).toContain(`Open the link sent to ${next}`)
    expect(formOf(waiting, 'Save Changes').fields.full_name).toBe('Mira Ny')
    expect((await press(visitor, waiting, 'Cancel change')).words).toContain('Your address stays the same')
  })

  test('privacy is saved, and a token is created and revoked', async () => {
    const { visitor } = await registered()
    const privacy = await visit(visitor, tab('privacy'))
    const saved = await press(visitor, privacy, 'Save', { presence_visibility: 'connections' })
    expect(saved.words).toContain('Saved successfully!')
    expect(formOf(saved, 'Save').fields.presence_visibility).toBe('connections')

    const tokens = await visit(visitor, '/app/settings/tokens')
    const created = await press(visitor, tokens, 'Create token', { name: 'Evening light' })
    expect(created.html).toMatch(/value="hds_[0-9a-f]{64}"/)
    const revoked = await press(visitor, created, 'Revoke token')
    expect(revoked.words).toContain('Your tokens will appear here.')
  })

  test('an account is deactivated with its password, and reactivated after signing in', async () => {
    const { visitor, account } = await registered()
    const refused = await press(visitor, await visit(visitor, tab('account')), 'Deactivate')
    expect(refused.words).toContain('Please enter your current password')
    const paused = await press(visitor, refused, 'Deactivate', { currentPassword: account.password })
    expect(paused.path).toMatch(/^\/auth\/paused/)
    const form = await follow(visitor, paused, 'Sign in')
    const away = await press(visitor, form, 'Sign in', { email: account.email, password: account.password })
    expect((await press(visitor, away, 'Reactivate account')).path).toBe('/app/dashboard')
  })
})

test('journal: a day is written by its form', async () => {
  const { visitor } = await registered()
  const first = await visit(visitor, '/app/insights/journal')
  expect(first.words).not.toContain('Save day')
  const untold = await press(visitor, first, 'Open my journal')
  expect([untold.status, untold.words]).toEqual([400, expect.stringContaining('Tick the box first')])
  const page = await press(visitor, untold, 'Open my journal', { consent: 'on' })
  const refused = await press(visitor, page, 'Save day')
  expect([refused.status, refused.words]).toEqual([400, expect.stringContaining('Choose how the day was.')])
  const saved = await press(visitor, refused, 'Save day', { feeling: 'signature' })
  expect(saved.words).toContain('No notes, only how the day was.')
  expect(linkOf(saved, 'Previous day')).toContain('day=')
})

test('in Russian: the journal', async () => {
  const one = await withChart()
  inRussian(one)
  const first = await visit(one.visitor, '/app/insights/journal')
  const page = await press(one.visitor, first, 'Открыть дневник', { consent: 'on' })
  expect(page.words).toContain('Скорее «удовлетворение»')
  const saved = await press(one.visitor, page, 'Сохранить день', { feeling: 'signature', decision: 'Утром стало ясно' })
  expect(saved.words).toContain('Дни с записями')
  expect(saved.words).toMatch(/Солнце в воротах \d+/)
})

test('in Russian: Love Compatibility from joining to leaving', async () => {
  const [one, other] = [await withChart(), await withChart({ birth_date: '1986-03-14', birth_time: '17:20' })]
  await updateRows(users, { id: [idOf(one), idOf(other)] }, { emailConfirmedAt: new Date(1) })
  await updateRows(users, { id: [idOf(one), idOf(other)] }, { chartDetail: 'gates' })
  const name = other.account.full_name
  const { visitor } = one
  expect((await other.visitor.post('/resources/love', { intent: 'show', consent: 'on' })).status).toBe(303)
  inRussian(one)
  const closed = await visit(visitor, '/app/compatibility')
  const untold = await press(visitor, closed, 'Участвовать')
  expect(untold.words).toContain('без вашего согласия показывать вас здесь нельзя')
  const list = await press(visitor, untold, 'Участвовать', { consent: 'on' })
  const found = await press(visitor, list, 'Найти', { q: other.account.username })
  expect(found.path).toContain('q=')
  const opened = await press(visitor, found, `Открыть разбор: ${name}`)
  expect(opened.path).toContain('open=')
  expect(opened.words).toContain('Дают ваши типы')
  const liked = await press(visitor, opened, `Мне интересно: ${name}`)
  expect(liked.words).toContain('Интерес отмечен')
  const message = await follow(visitor, liked, `Написать: ${name}`)
  expect(message.words).toMatch(/показывает у нас \d\d %/)
  const settings = await visit(visitor, '/app/settings?tab=privacy')
  const gone = await press(visitor, settings, 'Больше не участвовать')
  expect(gone.words).toContain('Участвовать')
})

test('whoever is too young for Love Compatibility reads why, and has no button', async () => {
  const { visitor } = await withChart({ birth_date: `${new Date().getUTCFullYear() - 17}-01-01` })
  const page = await visit(visitor, '/app/compatibility')
  expect(page.words).toContain('Love Compatibility is for people aged 18 and over')
  expect(page.words).not.toContain('Join Love Compatibility')
})

const EVENT = {
  ...{ kind: 'circle', description: 'We sit in the round.', link: 'https://meet.example.org/round' },
  ...{ time_zone: 'Europe/Berlin', start_time: '18:00', end_time: '20:00', capacity: '2' },
}
const plan = () => ({ ...EVENT, start_date: dayIn(7) })

test('an event is planned, registered for and left', async () => {
  const [host, guest] = [await registered(), await registered()]
  const form = await visit(host.visitor, '/app/events/new')
  const refused = await press(host.visitor, form, 'Create event', plan())
  expect([refused.status, refused.words]).toEqual([400, expect.stringContaining('Add a title')])
  expect(formOf(refused, 'Create event').fields).toMatchObject(EVENT)
  const made = await press(host.visitor, refused, 'Create event', { title: 'Plain table' })
  expect(made.words).toContain('0 of 2 places taken')
  const seen = await visit(guest.visitor, made.path)
  expect(seen.words).toContain('Only people who are going can see the link.')
  expect(seen.html).not.toContain(EVENT.link)
  const going = await press(guest.visitor, seen, 'Register')
  expect(going.words).toContain('You’re going.')
  expect(linkOf(going, EVENT.link)).toBe(EVENT.link)
  const left = await press(guest.visitor, going, 'Cancel registration')
  expect(formOf(left, 'Register').fields.intent).toBe('register')
})

/** The last Sunday of the next March, when clocks of Berlin go from two to three. */
function nextGap() {
  const now = new Date()
  const year = now.getUTCFullYear() + (now.getUTCMonth() >= 2 ? 1 : 0)
  const last = new Date(Date.UTC(year, 2, 31))
  return new Date(last.getTime() - last.getUTCDay() * DAY).toISOString().slice(0, 10)
}

test('in Russian: an event with a mistake in its form, in the search, in the calendar file and in the notice that it moved', async () => {
  const [host, guest] = [await registered(), await registered()]
  for (const one of [host, guest]) inRussian(one)
  const title = `Круглый стол ${host.account.username}`
  const form = await visit(host.visitor, '/app/events/new')
  const wrong = { ...plan(), title, start_date: nextGap(), start_time: '02:30' }
  const refused = await press(host.visitor, form, 'Создать событие', wrong)
  expect(refused.status).toBe(422)
  expect(refused.words).toContain('В эту ночь часы переводят вперёд, и такого времени нет.')
  expect(formOf(refused, 'Создать событие').fields).toMatchObject({ title, start_time: '02:30' })
  const made = await press(host.visitor, refused, 'Создать событие', plan())
  const list = await visit(guest.visitor, `/app/events?q=${encodeURIComponent(title)}`)
  const seen = await follow(guest.visitor, list, title)
  expect((await press(guest.visitor, seen, 'Записаться')).words).toContain('Вы идёте.')
  const file = async () => (await guest.visitor.get(`${made.path}/calendar.ics`)).text()
  expect((await file()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  expect(await file()).toContain('SEQUENCE:0\r\nSTATUS:CONFIRMED')
  const edit = await follow(host.visitor, made, 'Изменить')
  expect((await press(host.visitor, edit, 'Сохранить изменения', { start_time: '17:00' })).words).toContain(title)
  expect((await visit(guest.visitor, '/app/notifications')).words).toContain('Изменились время или место')
  expect(await file()).toContain('SEQUENCE:1\r\n')
})

test('Explore: the filters are a form, and a search that finds no text says so', async () => {
  const { visitor } = await registered()
  const page = await visit(visitor, '/app/explore')
  expect(linkOf(page, /^Filters/)).toBe('#filters')
  expect(page.html).toContain('id="filters"')
  const found = await press(visitor, page, 'Show people', { type: 'reflector' })
  expect(found.path).toContain('type=reflector')
  expect(linkOf(found, 'Remove filter: Reflector')).not.toContain('reflector')
  const none = await visit(visitor, '/app/explore?tab=insights&q=xyzzyx')
  expect(none.words).toContain('No insights found matching your search.')
})

test('Premium is bought by the form of its tab', async () => {
  const { visitor } = await registered({}, new Visitor({ site: SELLING }))
  const page = await visit(visitor, '/app/settings?tab=premium')
  const { action, fields } = formOf(page, 'Upgrade to Premium', { start_now: 'on' })
  const answer = await visitor.post(action, fields)
  const checkout = new URL(String(answer.headers.get('Location')))
  expect([answer.status, checkout.origin]).toEqual([303, 'https://stripe.test'])
  const id = checkout.pathname.split('/').at(-1)
  await fetch(`https://stripe.test/act/payCheckout/${id}`)
  const back = await visit(visitor, `/app/settings?tab=premium&checkout=${id}`)
  expect(back.words).toContain('Welcome to Premium!')
  visitor.cookies.set('language', 'ru')
  const russian = await visit(visitor, '/app/settings?tab=premium&bought=1')
  for (const text of ['Добро пожаловать в Премиум!', 'Премиум подключён', '19,99\u00a0€', 'Отменить подписку'])
    expect(russian.html).toContain(text)
})

describe('support', () => {
  test('a question is asked, gone on with and closed', async () => {
    const { visitor } = await registered()
    const page = await visit(visitor, '/app/support')
    expect(page.words).not.toContain('As a Premium member, you’re answered first.')
    const refused = await press(visitor, page, 'Send', { content: 'Kept' })
    expect([refused.status, refused.words]).toEqual([400, expect.stringContaining('Enter a subject')])
    expect(formOf(refused, 'Send').fields.content).toBe('Kept')
    const asked = await press(visitor, refused, 'Send', { subject: 'Where is my chart' })
    expect(asked.words).toContain('Waiting for an answer')
    const fields = { intent: 'reply', content: 'And this' }
    const question = /name="question" value="([^"]+)"/.exec(asked.html)?.[1] ?? ''
    const replied = await visitor.post('/app/support', { ...fields, id: crypto.randomUUID(), question })
    expect(await replied.text()).toContain('Sent. The team will look at it again.')
    const closed = await press(visitor, await visit(visitor, '/app/support'), /^Close /)
    expect(closed.words).toContain('Closed')
  })

  test('Premium members read that they are answered first', async () => {
    const one = await registered()
    await updateMember(idOf(one), { isPremium: true })
    expect((await visit(one.visitor, '/app/support')).words).toContain('As a Premium member, you’re answered first.')
    inRussian(one)
    expect((await visit(one.visitor, '/app/support')).words).toContain(
      'Участникам с Премиумом мы отвечаем в первую очередь.',
    )
  })

  test('in Russian: a question, its answer and the notification', async () => {
    const [one, judge] = [await registered(), await withRole('moderator')]
    for (const member of [one, judge]) inRussian(member)
    const subject = `Где моя карта, ${one.account.username}`
    const page = await visit(one.visitor, '/app/support')
    const asked = await press(one.visitor, page, 'Отправить', { subject, content: 'Не нахожу.' })
    for (const text of ['Вопрос отправлен', 'Ждёт ответа']) expect(asked.words).toContain(text)
    const room = await visit(judge.visitor, '/moderation/support')
    const at = room.html.indexOf(subject)
    const own = { ...room, html: room.html.slice(at) }
    const sent = await press(judge.visitor, own, 'Отправить ответ', { answer: 'В меню.' })
    expect(sent.words).toContain('Ответ отправлен. Участник получит уведомление.')
    expect((await visit(one.visitor, '/app/notifications')).words).toContain('Поддержка ответила на ваш вопрос')
    expect((await visit(one.visitor, '/app/support')).words).toContain('Есть ответ')
  })
})

describe('reports and moderation', () => {
  let judge: Member

  beforeAll(async () => {
    judge = await withRole('moderator')
  })

  test('a member is reported, and a moderator warns them', async () => {
    const [one, other] = [await registered(), await registered()]
    const form = await visit(other.visitor, `/report?kind=member&id=${one.account.username}`)
    const refused = await press(other.visitor, form, 'Send report')
    expect(refused.words).toContain('Choose what’s wrong')
    const done = await press(other.visitor, refused, 'Send report', { reason: 'harassment' })
    expect(done.words).toContain('Thanks for reporting this.')
    const found = await visit(judge.visitor, `/moderation/cases/member/${one.account.username}`)
    const warned = await press(judge.visitor, found, 'Send warning', { note: 'Please be kind' })
    expect(warned.path).toMatch(/\/moderation\/cases\/member\/.*done=warn/)
    expect(warned.words).toContain('Warning sent.')
  })

  test('a post and a comment are reported from where they stand, and their author is muted and blocked', async () => {
    const [author, { visitor }] = [await registered(), await registered()]
    const post = await postOf(idOf(author), { content: 'All day long' })
    await commentOf(idOf(author), post)
    for (const [kind, title] of [
      ['post', 'Report this post'],
      ['comment', 'Report this comment'],
    ]) {
      const page = await visit(visitor, `/posts/${post}`)
      const link = new RegExp(`href="(/report\\?[^"]*kind=${kind}[^"]*)"`).exec(page.html)?.[1] ?? ''
      const form = await visit(visitor, link.replaceAll('&amp;', '&'))
      expect(form.words).toContain(title)
      const done = await press(visitor, form, 'Send report', { reason: 'other' })
      expect(done.words).toContain('Thanks for reporting this.')
      expect(linkOf(done, 'Back')).toBe(`/posts/${post}`)
    }
    const profile = `/u/${author.account.username}`
    const muted = await press(visitor, await visit(visitor, profile), /Mute.*7 days/)
    expect(muted.path).toBe(profile)
    expect(muted.words).toMatch(/Muted until/)
    const blocked = await press(visitor, muted, 'Block')
    expect(blocked.words).toMatch(new RegExp(`Blocked members.*@${author.account.username}`))
  })

  test('a post that several members reported is hidden, its author reads why, and a moderator shows it again', async () => {
    const author = await registered()
    const content = `Cheap wonders ${author.account.username}`
    const id = await postOf(idOf(author), { content })
    const reporters = [await registered(), await registered(), await registered()]
    for (const reporter of reporters) {
      await updateMember(idOf(reporter), {
        createdAt: new Date(Date.now() - 20 * DAY),
        emailConfirmedAt: new Date(Date.now() - 19 * DAY),
      })
      expect((await visit(reporter.visitor, `/posts/${id}`)).status).toBe(200)
      const form = await visit(reporter.visitor, `/report?kind=post&id=${id}`)
      await press(reporter.visitor, form, 'Send report', { reason: 'spam' })
    }
    expect((await visit(reporters[0]!.visitor, `/posts/${id}`)).status).toBe(404)
    expect((await visit(author.visitor, `/posts/${id}`)).words).toContain('Hidden by moderators')
    expect((await visit(author.visitor, '/app/appeals')).words).toContain('several members reported it')
    const found = await visit(judge.visitor, `/moderation/cases/post/${id}`)
    expect(found.words).toContain('3 reports')
    const shown = await press(judge.visitor, found, 'Show again')
    expect(shown.words).toContain('Visible again. The member was notified.')
    const log = await visit(judge.visitor, '/moderation/log')
    expect(log.words).toContain('Hidden after reports')
    expect(log.words).not.toContain('Visible again. The member was notified.')
    expect((await visit(reporters[0]!.visitor, `/posts/${id}`)).status).toBe(200)
  })

  test('an event is reported from its page and hidden; its host alone sees it then, and reads why', async () => {
    const [host, reader] = [await registered(), await registered()]
    const title = `Quick money circle ${host.account.username}`
    const form = await visit(host.visitor, '/app/events/new')
    const { path } = await press(host.visitor, form, 'Create event', {
      ...plan(),
      title,
      description: 'Send first',
    })
    const report = await follow(reader.visitor, await visit(reader.visitor, path), 'Report this event')
    expect(report.words).toContain('Report this event')
    const done = await press(reader.visitor, report, 'Send report', { reason: 'spam' })
    expect(done.words).toContain('Thanks for reporting this.')

    const queue = await visit(judge.visitor, '/moderation')
    for (const text of [title, `${host.account.full_name}’s event`, 'Send first']) expect(queue.words).toContain(text)
    const found = await visit(judge.visitor, `/moderation/cases/event/${path.split('/').at(-1)}`)
    const hidden = await press(judge.visitor, found, 'Hide it', { note: 'Nobody asks for money here' })
    expect(hidden.words).toContain('Hidden. The member was notified.')

    expect((await visit(reader.visitor, path)).status).toBe(404)
    const notices = await visit(host.visitor, '/app/notifications')
    expect(notices.words).toContain('A moderator hid your event')
    const own = await visit(host.visitor, path)
    expect(own.words).toContain('Only you can see this event now')
    expect(own.words).not.toContain('Cancel event…')
    const decided = await follow(host.visitor, own, 'See the decision')
    expect(decided.words).toContain('A moderator hid your event')
  })

  test('in Russian: a message that moderators read only with consent', async () => {
    const [{ one, other, id, post }, boss] = [await twoWhoWrite(), await withRole('moderator')]
    for (const reader of [other, boss]) inRussian(reader)
    const content = `Дай свой адрес, ${one.account.username}`
    const message = await (await post(one.visitor, content)).json<{ id: string }>()
    const report = async (consent: Record<string, string>) => {
      const address = `/report?kind=message&id=${encodeURIComponent(message.id)}&conversation=${id}`
      const form = await visit(other.visitor, address)
      for (const text of ['Пожаловаться на сообщение', 'Показать модераторам копию']) expect(form.words).toContain(text)
      const done = await press(other.visitor, form, 'Отправить жалобу', { reason: 'harassment', ...consent })
      expect(done.words).toContain('Спасибо, что сообщили.')
      return visit(boss.visitor, `/moderation/cases/message/${encodeURIComponent(message.id)}`)
    }
    const closed = await report({})
    expect(closed.words).toContain('Тот, кто пожаловался, не согласился показать это сообщение.')
    expect(closed.words).not.toContain(content)
    const open = await report({ consent: 'on' })
    for (const text of [content, 'Копия — с согласия того, кто пожаловался.']) expect(open.words).toContain(text)
    expect((await press(boss.visitor, open, 'Нарушения нет')).words).toContain('Жалобы закрыты.')
  })

  test('in Russian: a report, hiding and an appeal', async () => {
    const [author, reporter, boss] = [await registered(), await registered(), await withRole('moderator')]
    for (const one of [author, reporter, boss]) inRussian(one)
    const id = await postOf(idOf(author), { content: 'Дешёвые чудеса' })
    const form = await visit(reporter.visitor, `/report?kind=post&id=${id}`)
    expect(form.words).toContain('Пожаловаться на публикацию')
    const done = await press(reporter.visitor, form, 'Отправить жалобу', { reason: 'spam' })
    expect(done.words).toContain('Спасибо, что сообщили.')
    const found = await visit(boss.visitor, `/moderation/cases/post/${id}`)
    const hidden = await press(boss.visitor, found, 'Скрыть', { note: 'Реклама' })
    expect(hidden.words).toContain('Скрыто. Участник получит уведомление.')
    const own = await visit(author.visitor, '/app/appeals')
    expect(own.words).toContain('Модераторы скрыли вашу публикацию')
    const sent = await press(author.visitor, own, 'Отправить возражение', { content: 'Это шутка' })
    expect(sent.words).toContain('Возражение отправлено.')
    const appeals = await visit(boss.visitor, '/moderation/appeals')
    const at = appeals.html.indexOf('Дешёвые чудеса')
    const granted = await press(boss.visitor, { ...appeals, html: appeals.html.slice(at) }, 'Принять: отменить решение')
    expect(granted.words).toContain('Возражение принято. Участник получит уведомление.')
    expect((await visit(author.visitor, '/app/appeals')).words).toContain('Возражение принято: решение отменено')
  })
})

test('in Russian: an admin writes a draft, sees a mistake, publishes and deletes', async () => {
  const boss = await withRole('admin')
  inRussian(boss)
  const { visitor } = boss
  const list = await visit(visitor, '/moderation/insights')
  const form = await follow(visitor, list, 'Новый инсайт')
  const title = `Tea ${boss.account.username}`
  const texts = { title_en: title, description_en: 'About tea.' }
  const draft = await press(visitor, form, 'Сохранить', texts)
  for (const text of ['Инсайт сохранён как черновик.', 'Черновик', title]) expect(draft.words).toContain(text)
  const opened = await follow(visitor, draft, title)
  const refused = await press(visitor, opened, 'Сохранить', { published: '1' })
  expect(refused.words).toContain('Введите текст.')
  const russian = `Чай ${boss.account.username}`
  const whole = { content_en: 'Leaves.', title_ru: russian, description_ru: 'О чае.', content_ru: 'Листья.' }
  const live = await press(visitor, refused, 'Сохранить', whole)
  expect(live.words).toContain('Инсайт опубликован.')
  const again = await follow(visitor, live, russian)
  expect((await press(visitor, again, 'Удалить навсегда')).words).toContain('Инсайт удалён на обоих языках.')
})

describe('what is free and what Premium lifts', () => {
  const PREMIUM = '/app/settings?tab=premium'

  test.each([
    ['en', /^Upgrade Now/, '4 of 10 free new conversations left.', '2 of 20 free connection requests left.'],
    [
      'ru',
      /^Перейти на Премиум/,
      'Бесплатных новых переписок осталось: 4 из 10.',
      'Бесплатных запросов в контакты осталось: 2 из 20.',
    ],
  ] as const)(
    'is said where a limit is near, and the side menu leads to it: %s',
    async (language, upgrade, begun, few) => {
      const [one, other] = [await registered(), await registered()]
      one.visitor.cookies.set('language', language)
      expect(linkOf(await visit(one.visitor, '/app/dashboard'), upgrade)).toBe(PREMIUM)
      const writing = `/app/messages?to=${other.account.username}`
      expect((await visit(one.visitor, writing)).words).not.toContain(begun)
      const members = await Promise.all(Array.from({ length: 6 }, () => registered()))
      for (const { account } of members)
        expect((await one.visitor.ask('POST', '/api/conversations', { to: account.username })).status).toBe(201)
      expect((await visit(one.visitor, writing)).words).toContain(begun)
      await asked(idOf(one), 18)
      expect((await visit(one.visitor, '/app/connections')).words).toContain(few)
    },
  )

  test('is not offered to Premium members', async () => {
    const one = await registered()
    await updateMember(idOf(one), { isPremium: true })
    for (const path of ['/app/insights', '/app/dashboard'])
      expect((await visit(one.visitor, path)).html).not.toContain(`href="${PREMIUM}"`)
  })
})

/** As if a member had asked so many others to connect today. */
async function asked(id: string, count: number) {
  for (let place = 0; place < count; place++)
    await insertRow(connectionRequests, { requesterId: id, recipientId: (await member()).id, requestedAt: new Date() })
}
