import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { listNewestInsights } from '~/data/insights/insights.server'
import { TYPES } from '~/domain/human-design/terms/codes'
import { createDatabase } from '../../drizzle/client'
import { STARTER_INSIGHTS } from '../../drizzle/insights/starter-insights'
import { hdInsights } from '../../drizzle/schema/insights'
import { countingDb } from './counting-db'
import { stepsOf } from './query-plans'
import { shiftInstant } from './rows'

const db = createDatabase(env.DB)
const idsOf = async (reader: Parameters<typeof listNewestInsights>[1]) =>
  (await listNewestInsights(db, reader)).map(({ id }) => id)

beforeAll(async () => {
  for (const row of STARTER_INSIGHTS) await db.insert(hdInsights).values(row)
})

test('the five newest of the language that are free and for everybody or for the type', async () => {
  expect(await idsOf({ language: 'en', hdType: 'reflector' })).toEqual([
    'borrowed-channel-en',
    'reflector-place-en',
    'evening-lines-en',
    'chart-as-map-en',
    'reflector-month-en',
  ])
  expect((await idsOf({ language: 'ru', hdType: 'generator' }))[1]).toBe('generator-question-ru')
})

test('whoever has no type reads what is for everybody', async () => {
  const found = await listNewestInsights(db, { language: 'ru', hdType: null })
  expect(found).toHaveLength(5)
  expect(found.every(({ hdType }) => hdType === null)).toBe(true)
})

test('what is premium is never among them, however new it is', async () => {
  await shiftInstant(hdInsights, 'createdAt', 1e11, { subject: ['two-charts', 'years-of-return'] })
  for (const hdType of [...TYPES, null]) {
    expect((await idsOf({ language: 'en', hdType })).filter((id) => /two-charts|years-of-return/.test(id))).toEqual([])
  }
})

test('the list is read along its index and needs no sorting', async () => {
  const counting = countingDb()
  await listNewestInsights(createDatabase(counting.site.DB), { language: 'en', hdType: 'generator' })
  const plan = (await stepsOf(counting.asked[0]!.sql)).join('\n')
  expect(plan).toContain('SEARCH hd_insights USING INDEX hd_insights_free (language=?)')
  expect(plan).not.toMatch(/SCAN|TEMP B-TREE/)
})
