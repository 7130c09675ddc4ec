import { env } from 'cloudflare:workers'
import { eq, or } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { setFirstChoice } from '~/data/visibility.server'
import type { AuthorityCode, DefinitionCode, TypeCode } from '~/domain/human-design/terms/codes'
import type { ProfileVisibility } from '~/domain/membership/visibility'
import { blockSchema } from '~/features/privacy/answer-privacy.server'
import { createDatabase } from '../../drizzle/client'
import { blocks } from '../../drizzle/schema/blocks'
import { connections } from '../../drizzle/schema/connections'
import { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, registered, rowOf, undecided, wordsOf } from './account'
import { connectMembers, updateMember } from './members'
import { countRows, patchJson, removeFromJson, storedValue, updateRows } from './rows'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const TAB = '/app/settings?tab=privacy'
const DEFAULTS = {
  profile_visibility: 'everyone',
  chart_visibility: 'everyone',
  chart_detail: 'core',
  birth_visibility: 'only_me',
  is_indexed: 0,
  presence_visibility: 'everyone',
  read_receipts: 1,
}
const CHOICE = {
  intent: 'save',
  profile_visibility: 'community',
  chart_visibility: 'connections',
  chart_detail: 'channels',
  birth_visibility: 'connections',
  is_indexed: 'on',
  presence_visibility: 'connections',
  read_receipts: 'on',
}
const privacyOf = async (username: string) => {
  const row = await rowOf(username)
  return Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, row?.[name]]))
}
const chosen = (html: string, name: string) =>
  /<option[^>]*value="(\w+)"[^>]* selected=""/.exec(
    new RegExp(`name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? '',
  )?.[1]

/** The row a list of the settings names for the one member on it. */
const rowIn = (html: string) => /name="row" value="([0-9a-f]{32})"/.exec(html)?.[1] ?? ''

const isTicked = (html: string, name: string) =>
  / checked=""/.test(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')

describe('settings', () => {
  test('a new member has the defaults, and the tab shows them', async () => {
    const { visitor, account } = await registered()
    expect(await privacyOf(account.username)).toEqual(DEFAULTS)
    const html = await (await visitor.get(TAB)).text()
    expect(['profile', 'chart', 'birth'].map((name) => chosen(html, `${name}_visibility`))).toEqual([
      'everyone',
      'everyone',
      'only_me',
    ])
    expect(chosen(html, 'presence_visibility')).toBe('everyone')
    expect(isTicked(html, 'read_receipts')).toBe(true)
    for (const as of ['visitor', 'member', 'connection'])
      expect(html).toContain(`href="/u/${account.username}?as=${as}"`)
  })

  test('everything is saved, shown again, and said in words', async () => {
    const { visitor, account } = await registered()
    const response = await visitor.post(TAB, CHOICE)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Saved successfully!')
    expect(['profile', 'chart', 'birth'].map((name) => chosen(html, `${name}_visibility`))).toEqual([
      'community',
      'connections',
      'connections',
    ])
    expect(await privacyOf(account.username)).toEqual({
      profile_visibility: 'community',
      chart_visibility: 'connections',
      chart_detail: 'channels',
      birth_visibility: 'connections',
      is_indexed: 1,
      presence_visibility: 'connections',
      read_receipts: 1,
    })
    const words = await wordsOf(await visitor.get(TAB))
    expect(words).toContain('A visitor sees: only that your profile isn’t open to them.')
    expect(words).toContain('A member sees: your profile, without chart and birth data.')
    expect(words).toContain('A connection sees: your profile, every detail of your chart and your birth data.')
    expect(words).toContain('Only works while Profile Visibility is set to Everyone.')
  })

  test('a box that is not ticked takes the listing back', async () => {
    const { visitor, account } = await registered()
    await visitor.post(TAB, CHOICE)
    const { is_indexed: _, ...unticked } = CHOICE
    await visitor.post(TAB, unticked)
    expect((await privacyOf(account.username)).is_indexed).toBe(0)
  })

  test('who sees one here, and whether one tells what was read, are saved and shown again', async () => {
    const { visitor, account } = await registered()
    const { read_receipts: _, ...silent } = { ...CHOICE, presence_visibility: 'nobody' }
    const html = await (await visitor.post(TAB, silent)).text()
    expect(chosen(html, 'presence_visibility')).toBe('nobody')
    expect(isTicked(html, 'read_receipts')).toBe(false)
    expect(await privacyOf(account.username)).toMatchObject({ presence_visibility: 'nobody', read_receipts: 0 })
    await visitor.post(TAB, CHOICE)
    expect(await privacyOf(account.username)).toMatchObject({ presence_visibility: 'connections', read_receipts: 1 })
  })

  test('whose chart became narrower is told in the feed, in both languages, until they choose', async () => {
    const { visitor, account } = await registered()
    const isDue = () => countRows(users, { usernameKey: account.username.toLowerCase(), detailNoticeDue: true })
    await updateRows(users, { usernameKey: account.username.toLowerCase() }, { detailNoticeDue: true })
    expect(await wordsOf(await visitor.get('/app/dashboard'))).toContain('Your chart now shows less')
    visitor.cookies.set('language', 'ru')
    const russian = await wordsOf(await visitor.get('/app/dashboard'))
    expect(russian).toContain('Теперь в вашей карте видно меньше')
    expect(russian).toContain('Показать бодиграф')
    const back = '/app/dashboard'
    const shown = await visitor.post('/resources/chart-detail', { chart_detail: 'gates', back })
    expect([shown.status, shown.headers.get('Location')]).toEqual([303, back])
    expect([await isDue(), (await privacyOf(account.username)).chart_detail]).toEqual([0, 'gates'])
    expect(await wordsOf(await visitor.get('/app/dashboard'))).not.toContain('Теперь в вашей карте видно меньше')
  })

  test('the tab and a member’s own page name what is withheld with a rare core, also without an instant of birth', async () => {
    const member = await registered()
    expect((await member.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
    const wordsAt = async (path: string) => wordsOf(await member.visitor.get(path))
    const become = ([hdType, hdAuthority, hdDefinition]: readonly [TypeCode, AuthorityCode, DefinitionCode]) =>
      updateMember(idOf(member), { hdType, hdAuthority, hdDefinition })
    const rare = 'Your chart is rare'
    for (const path of [TAB, '/app/profile']) expect(await wordsAt(path)).not.toContain(rare)
    expect(await wordsAt(TAB)).toContain('birth dates in 80 years fit what they see')
    await removeFromJson(users, 'hdRawData', { id: idOf(member) }, '$.birthUtc')
    for (const [core, settings, own] of [
      [['manifestor', 'splenic', 'split'], 'so its profile (like 5/1) stays', 'and its profile (like 5/1) would'],
      [['projector', 'emotional', 'triple_split'], 'so its definition stays', 'and its definition would'],
      [
        ['manifestor', 'emotional', 'triple_split'],
        'so its profile (like 5/1) and definition stay',
        'and its profile (like 5/1) and definition would',
      ],
    ] as const) {
      await become(core)
      const tab = await wordsAt(TAB)
      expect(tab).toContain(`${rare}, ${settings} hidden unless you show more.`)
      expect(tab).not.toContain('in 80 years')
      expect(await wordsAt('/app/profile')).toContain(`${rare}, ${own} help people guess your birth date`)
    }
    member.visitor.cookies.set('language', 'ru')
    expect(await wordsAt(TAB)).toContain('редкая, поэтому её профиль (например, 5/1) и определённость скрыты')
  })

  test('how many birth dates fit is counted once for a birth, and again for another', async () => {
    const member = await registered()
    const save = async (change: Partial<typeof BIRTH>) =>
      expect((await member.visitor.post('/app/settings?tab=hd-data', { ...BIRTH, ...change })).status).toBe(302)
    const tab = async () => wordsOf(await member.visitor.get(TAB))
    await save({})
    expect(await tab()).toContain('in 80 years')
    expect(await storedValue(users, 'birth_fit', { id: idOf(member) })).not.toBeNull()
    await patchJson(users, 'birthFit', { id: idOf(member) }, { '$.days.core': 12345 })
    expect(await tab()).toContain('12,345 birth dates in 80 years fit')
    member.visitor.cookies.set('language', 'ru')
    expect(await tab()).toContain('За 80 лет подходит 12 345 дат рождения.')
    member.visitor.cookies.set('language', 'en')
    await save({ birth_time: '11:30' })
    const anew = await tab()
    expect([anew.includes('in 80 years'), anew.includes('12,345')]).toEqual([true, false])
  })

  test('the tab says in both languages who sees one here', async () => {
    const { visitor } = await registered()
    await visitor.post(TAB, { ...CHOICE, presence_visibility: 'nobody' })
    const english = await wordsOf(await visitor.get(TAB))
    expect(english).toContain('Who sees when I’m active Everyone in the community My connections No one')
    expect(english).toContain('No one sees when you’re here or when you last were.')
    expect(english).toContain('If you turn this off, you can’t see how far they’ve read yours.')
    visitor.cookies.set('language', 'ru')
    const russian = await wordsOf(await visitor.get(TAB))
    expect(russian).toContain('Кто видит, что я в сети Все участники сообщества Мои контакты Никто')
    expect(russian).toContain('Никто не видит, в сети ли вы и когда заходили.')
    expect(russian).toContain('Отметки о прочтении')
  })

  test('birth data for everyone must be confirmed, once', async () => {
    const { visitor, account } = await registered()
    const open = { ...CHOICE, birth_visibility: 'everyone' }
    const refused = await visitor.post(TAB, open)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain('Please confirm that everyone may see your birth data')
    expect(html).toContain('name="birth_confirmed"')
    expect([chosen(html, 'profile_visibility'), chosen(html, 'birth_visibility')]).toEqual(['community', 'everyone'])
    expect(await privacyOf(account.username)).toEqual(DEFAULTS)

    expect((await visitor.post(TAB, { ...open, birth_confirmed: 'on' })).status).toBe(200)
    expect((await privacyOf(account.username)).birth_visibility).toBe('everyone')
    expect((await visitor.post(TAB, { ...open, chart_detail: 'gates' })).status).toBe(200)
    expect(await privacyOf(account.username)).toMatchObject({ birth_visibility: 'everyone', chart_detail: 'gates' })
  })

  test.each(['profile_visibility', 'chart_visibility', 'birth_visibility', 'chart_detail', 'presence_visibility'])(
    'a %s that no list offers changes nothing',
    async (name) => {
      const { visitor, account } = await registered()
      for (const value of ['', 'Everyone', 'friends', '__proto__']) {
        const response = await visitor.post(TAB, { ...CHOICE, [name]: value })
        expect(response.status).toBe(400)
        expect(await response.text()).toContain('Please choose one of the options')
      }
      expect(await privacyOf(account.username)).toEqual(DEFAULTS)
    },
  )

  test('whose session ended is told so and keeps what was chosen', async () => {
    const script = { 'Sec-Fetch-Dest': 'empty' }
    const response = await new Visitor().post('/app/settings.data?tab=privacy', CHOICE, script)
    expect(response.status).toBe(401)
    const body = await response.text()
    expect(body).toContain('signedOut')
    expect(body).toContain('channels')
    // Without scripts the page would have to be drawn anew, which belongs to members.
    const login = `/login?redirect=${encodeURIComponent(TAB)}`
    expect((await new Visitor().get(TAB)).headers.get('Location')).toBe(login)
  })
})

describe('at sign-up', () => {
  const answer = (who: Visitor, profile_visibility: string) => who.post('/resources/privacy', { profile_visibility })
  const visibilityOf = async (username: string) => (await rowOf(username))?.profile_visibility

  test('the page asks a new member first, and counts down once they have answered', async () => {
    const { visitor, account } = await undecided()
    expect(await visibilityOf(account.username)).toBe('undecided')
    const asked = await (await visitor.get('/register/success')).text()
    expect(asked).toContain('Who can see your profile?')
    expect(/<input(?=[^>]*value="everyone")[^>]*checked=""/.test(asked)).toBe(true)
    expect(asked).not.toContain('Continuing in')
    const saved = await answer(visitor, 'community')
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/register/success'])
    expect(await visibilityOf(account.username)).toBe('community')
    const after = await (await visitor.get('/register/success')).text()
    expect(after).toContain('Continuing in 8 s')
    expect(after).not.toContain('name="profile_visibility"')
    expect(await (await new Visitor().get('/register/success')).text()).not.toContain('name="profile_visibility"')
  })

  test('an old page of the question changes nothing once it was answered', async () => {
    const { visitor, account } = await undecided()
    await answer(visitor, 'connections')
    expect((await answer(visitor, 'everyone')).status).toBe(303)
    expect(await visibilityOf(account.username)).toBe('connections')
  })

  test('of two answers that were both sent before one is saved, the first counts', async () => {
    const { row, account } = await undecided()
    const id = String(row?.id)
    const db = createDatabase(env.DB)
    const saved = await Promise.all([setFirstChoice(db, id, 'connections'), setFirstChoice(db, id, 'everyone')])
    expect(saved.filter(Boolean)).toHaveLength(1)
    expect(await visibilityOf(account.username)).toBe(saved[0] ? 'connections' : 'everyone')
  })

  test('days later the page knows the account, and asks in words of its own', async () => {
    const { visitor, account } = await undecided({ ...BIRTH, intent: 'birth' })
    visitor.cookies.delete('registered')
    const later = await wordsOf(await visitor.get('/register/success'))
    for (const text of ['One question is still open', account.email, 'Your chart is ready.'])
      expect(later).toContain(text)
    await answer(visitor, 'everyone')
    expect(await wordsOf(await visitor.get('/register/success'))).toContain(
      `Your account is ready, ${account.full_name}`,
    )
  })

  test('opened beside a refused form, the page leads back to that tab and nowhere else', async () => {
    const { visitor } = await undecided()
    const back = '/register/success?opened=tab'
    expect(await (await visitor.get(back)).text()).toContain(`name="back" value="${back}"`)
    const saved = await visitor.post('/resources/privacy', { profile_visibility: 'everyone', back })
    expect(saved.headers.get('Location')).toBe(back)
    const words = await wordsOf(await visitor.get(back))
    expect(words).toContain('Saved. Close this tab')
    expect(words).not.toContain('Continuing in')
  })

  test('the own page says nothing of what others see before they see anything', async () => {
    const { visitor } = await undecided({ ...BIRTH, intent: 'birth' })
    const line = 'Others see the basics of your chart'
    expect(await wordsOf(await visitor.get('/app/profile'))).not.toContain(line)
    await answer(visitor, 'everyone')
    expect(await wordsOf(await visitor.get('/app/profile'))).toContain(line)
  })

  test.each(['', 'undecided', 'friends'])('the answer "%s" is refused, in both languages', async (level) => {
    const { visitor, account } = await undecided()
    const refused = await answer(visitor, level)
    const path = refused.headers.get('Location') ?? ''
    expect(await wordsOf(await visitor.get(path))).toContain('one of your choices isn’t available')
    visitor.cookies.set('language', 'ru')
    expect(await wordsOf(await visitor.get(path))).toContain('такого варианта нет')
    expect(await visibilityOf(account.username)).toBe('undecided')
  })

  test('whose session ended signs in first', async () => {
    const response = await answer(new Visitor(), 'everyone')
    expect(response.headers.get('Location')).toBe('/login?redirect=%2Fregister%2Fsuccess')
  })

  test('the settings offer no level before one is chosen, and choosing there is an answer', async () => {
    const { visitor, account } = await undecided()
    expect(await wordsOf(await visitor.get(TAB))).toContain('Not chosen yet')
    const { profile_visibility: _, ...rest } = CHOICE
    expect((await visitor.post(TAB, rest)).status).toBe(400)
    expect(await visibilityOf(account.username)).toBe('undecided')
    expect((await visitor.post(TAB, CHOICE)).status).toBe(200)
    expect(await visibilityOf(account.username)).toBe('community')
    expect(await wordsOf(await visitor.get(TAB))).not.toContain('Not chosen yet')
  })
})

describe('blocks', () => {
  const LIST = '/app/settings?tab=privacy#blocked'
  const script = { 'Sec-Fetch-Dest': 'empty' }
  const send = (who: Visitor, intent: string, username: string) =>
    who.post('/resources/blocks.data', { intent, username }, script)
  const idOf = async (username: string) => String((await rowOf(username))?.id)
  const blocksOf = async (username: string) => countRows(blocks, { blockerId: await idOf(username) })

  async function connect(one: string, other: string, status: 'connected' | 'requested' = 'connected') {
    const [low, high] = [await idOf(one), await idOf(other)].sort() as [string, string]
    await connectMembers(low, high, { status })
  }

  test('blocking ends a connection or a request, leads to the list, and done twice is the same', async () => {
    const { visitor, account } = await registered()
    for (const status of ['connected', 'requested'] as const) {
      const { account: other } = await registered()
      await connect(account.username, other.username, status)
      // Another connection of the one who is blocked is none of this.
      const { account: third } = await registered()
      await connect(other.username, third.username)
      for (const name of [other.username, other.username.toUpperCase()]) {
        const response = await visitor.post('/resources/blocks', { intent: 'block', username: name })
        expect([response.status, response.headers.get('Location')]).toEqual([302, LIST])
      }
      const id = await idOf(other.username)
      expect(await countRows(blocks, { blockedId: id })).toBe(1)
      expect(await countRows(connections, or(eq(connections.lowId, id), eq(connections.highId, id))!)).toBe(1)
      expect(await wordsOf(await visitor.get(TAB))).toContain(`@${other.username}`)
    }
    expect(await blocksOf(account.username)).toBe(2)
  })

  test('unblocking takes back one’s own block only', async () => {
    const [one, other] = [await registered(), await registered()]
    await send(one.visitor, 'block', other.account.username)
    expect(await wordsOf(await one.visitor.get(TAB))).toContain(`@${other.account.username}`)
    // Who was blocked does not find the other, so there is nothing to take back and nothing to learn.
    expect((await send(other.visitor, 'unblock', one.account.username)).status).toBe(404)
    expect(await blocksOf(one.account.username)).toBe(1)
    expect((await send(one.visitor, 'unblock', other.account.username)).status).toBe(200)
    expect((await send(one.visitor, 'unblock', other.account.username)).status).toBe(200)
    expect(await blocksOf(one.account.username)).toBe(0)
    expect(await wordsOf(await one.visitor.get(TAB))).toContain('No blocked members')
  })

  test('nobody can be blocked whom the viewer cannot find: strangers, members away, who blocked them, themselves', async () => {
    const [viewer, away, blocker] = [await registered(), await registered(), await registered()]
    await updateRows(users, { usernameKey: away.account.username }, { isActive: false })
    await send(blocker.visitor, 'block', viewer.account.username)
    const names = ['nobody_at_all', away.account.username, blocker.account.username, viewer.account.username]
    const answers = await Promise.all(names.map((name) => send(viewer.visitor, 'block', name)))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(bodies).size).toBe(1)
    expect(await blocksOf(viewer.account.username)).toBe(0)
  })

  test('whom one blocked before they went away can still be unblocked by the row, which no longer says who it is', async () => {
    const [viewer, other] = [await registered(), await registered()]
    await send(viewer.visitor, 'block', other.account.username)
    await updateRows(users, { usernameKey: other.account.username }, { isActive: false })
    const tab = await wordsOf(await viewer.visitor.get(TAB))
    expect(tab).not.toContain(`@${other.account.username}`)
    expect(tab).toContain('Name hidden')
    expect((await send(viewer.visitor, 'unblock', other.account.username)).status).toBe(404)
    const row = rowIn(await (await viewer.visitor.get(TAB)).text())
    const unblock = (id: string) =>
      viewer.visitor.post('/resources/blocks.data', { intent: 'unblock', row: id }, script)
    expect((await unblock(await idOf(other.account.username))).status).toBe(400)
    expect((await unblock(row)).status).toBe(200)
    expect(await blocksOf(viewer.account.username)).toBe(0)
  })

  test('a member’s list of blocked and muted members keeps the name of the moment of the block', async () => {
    const [viewer, other] = [await registered(), await registered({ full_name: 'Old Name' })]
    await viewer.visitor.post('/resources/mutes', { intent: 'mute', username: other.account.username, days: 'always' })
    await send(viewer.visitor, 'block', other.account.username)
    const later = { fullName: 'Later Name', username: 'later_name', usernameKey: 'later_name' }
    await updateMember(String(other.row?.id), later)
    const tab = await wordsOf(await viewer.visitor.get(TAB))
    expect(tab.split('Old Name').length - 1).toBe(2)
    expect(tab.split(`@${other.account.username}`).length - 1).toBe(2)
    const data = await (await viewer.visitor.get('/app/settings.data?tab=privacy', { Accept: '*/*' })).text()
    for (const told of [tab, data]) expect(/later.name/i.test(told)).toBe(false)
    // A new block keeps the new name.
    await send(viewer.visitor, 'unblock', 'later_name')
    await send(viewer.visitor, 'block', 'later_name')
    expect(await wordsOf(await viewer.visitor.get(TAB))).toContain('@later_name')
  })

  test('blocking a member whose page is closed keeps their username alone', async () => {
    const [viewer, other] = [await registered(), await registered({ full_name: 'Closed Name' })]
    const setProfile = (level: ProfileVisibility) => updateMember(String(other.row?.id), { profileVisibility: level })
    await setProfile('connections')
    await send(viewer.visitor, 'block', other.account.username)
    expect(await wordsOf(await viewer.visitor.get(TAB))).toContain('Name hidden')
    await setProfile('everyone')
    const tab = await wordsOf(await viewer.visitor.get(TAB))
    expect(tab).toContain(`@${other.account.username}`)
    expect(tab).not.toContain('Closed Name')
  })

  test('neither the page nor its data name a member of the lists whom the viewer may not see', async () => {
    const [viewer, blocked, muted] = [await registered(), await registered(), await registered()]
    await send(viewer.visitor, 'block', blocked.account.username)
    await viewer.visitor.post('/resources/mutes', { intent: 'mute', username: muted.account.username, days: 'always' })
    const ids = [blocked, muted].map(({ row }) => String(row?.id))
    await updateRows(users, { id: ids }, { isActive: false })
    const page = await (await viewer.visitor.get(TAB)).text()
    expect(page.match(/name="row"/g)).toHaveLength(2)
    const data = await (await viewer.visitor.get('/app/settings.data?tab=privacy', { Accept: '*/*' })).text()
    expect(data).toContain('nextBlocked')
    for (const id of ids) expect([page.includes(id), data.includes(id)]).toEqual([false, false])
  })

  test('a visitor blocks nobody, and nothing else than the two intents is understood', async () => {
    const { visitor, account } = await registered()
    const { account: other } = await registered()
    expect((await send(new Visitor(), 'block', other.username)).status).toBe(401)
    expect((await send(visitor, 'follow', other.username)).status).toBe(400)
    expect((await send(visitor, 'block', '')).status).toBe(400)
    expect(blockSchema.safeParse({ intent: 'block', username: 'x'.repeat(31) }).success).toBe(false)
    expect(await blocksOf(account.username)).toBe(0)
  })

  test('sixty an hour are enough for anybody', async () => {
    const { visitor } = await registered()
    for (let attempt = 1; attempt <= 60; attempt++) {
      expect((await send(visitor, 'block', `nobody_${attempt}`)).status).toBe(404)
    }
    const answer = await send(visitor, 'block', 'nobody_61')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000)
  })
})
