import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { registered } from './account'
import { TABLE } from './authority-table'
import { dataPath } from './built-routes'
import { MEMBER_FORMS } from './member-forms'
import { Visitor } from './visitor'

// A password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const WORDS = 'secret words of the database in table users'

/** A database that answers nothing but that it is broken, in words no page may repeat. */
const brokenDatabase = () =>
  new Proxy(env.DB, {
    get: (whole, name) => {
      const value: unknown = Reflect.get(whole, name)
      if (name === 'batch' || name === 'exec') return () => Promise.reject(new Error(`D1_ERROR: ${WORDS}`))
      if (name !== 'prepare') return typeof value === 'function' ? value.bind(whole) : value
      return () => {
        const fail = () => Promise.reject(new Error(`D1_ERROR: ${WORDS}`))
        const statement = { bind: () => statement, all: fail, run: fail, first: fail, raw: fail }
        return statement
      }
    },
  })

const INSIDE = /secret words|D1_ERROR|\\n\s*at |\n\s*at \S+.*:\d+|Failed query|select .* from "/i

test('when nothing of the database can be read every route says so in its own words, and no form is told it was done', async () => {
  const { visitor: member } = await registered()
  const broken = { site: { DB: brokenDatabase() } }
  const [somebody, nobody] = [new Visitor(broken), new Visitor(broken)]
  for (const [name, value] of member.cookies) somebody.cookies.set(name, value)
  const wrong: string[] = []
  const statuses = new Set<number>()
  const judge = async (name: string, response: Response, isForm: boolean) => {
    const body = await response.text()
    statuses.add(response.status)
    if (INSIDE.test(body)) wrong.push(`${name} ${response.status} says ${INSIDE.exec(body)?.[0]}`)
    if (isForm && response.ok && response.status !== 202) wrong.push(`${name} ${response.status} is told it was done`)
    if (response.status >= 500 && body === '') wrong.push(`${name} ${response.status} says nothing`)
  }
  for (const [who, visitor] of [
    ['a member', somebody],
    ['a visitor', nobody],
  ] as const) {
    for (const { path } of TABLE) {
      const address = path.replace('?index', '')
      await judge(`${who} GET ${address}`, await visitor.get(address), false)
      await judge(`${who} GET ${dataPath(address)}`, await visitor.get(dataPath(address)), false)
    }
    for (const [path, fields] of MEMBER_FORMS) {
      const response = await visitor.post(dataPath(path), fields, { 'Sec-Fetch-Dest': 'empty' })
      await judge(`${who} POST ${path} ${fields.intent}`, response, true)
    }
  }
  expect(wrong).toEqual([])
  expect([...statuses].some((status) => status >= 500)).toBe(true)
})
