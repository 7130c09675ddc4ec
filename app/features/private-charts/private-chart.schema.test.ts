import { expect, test } from 'vitest'
import { parseForm } from '~/platform/server/forms.server'
import { notesSchema } from './private-chart.schema'

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseForm(notesSchema, form)
}

test('notes and labels are read as they are kept', () => {
  expect(parse({ notes: ' Two\r\nlines ', labels: 'client, Berlin', version: '1700000000000' })).toEqual({
    ok: true,
    value: { notes: 'Two\nlines', labels: ['client', 'Berlin'], version: new Date(1_700_000_000_000) },
  })
  expect(parse({})).toEqual({ ok: true, value: { notes: '', labels: [], version: null } })
  expect(parse({ version: 'yesterday' })).toMatchObject({ value: { version: null } })
})

const FAMILY = '👨‍👩‍👧‍👦'

test.each([
  ['10,000 characters', { notes: 'a'.repeat(10_000) }, null],
  ['10,000 characters of several units', { notes: FAMILY.repeat(10_000) }, null],
  ['one character more', { notes: 'a'.repeat(10_001) }, { notes: 'notes.long' }],
  ['five labels', { labels: 'a,b,c,d,e' }, null],
  ['six labels', { labels: 'a,b,c,d,e,f' }, { labels: 'labels.many' }],
  ['six of which two are the same', { labels: 'a,b,c,d,e,E' }, null],
  ['a label of 24 characters', { labels: 'ш'.repeat(24) }, null],
  ['a label of 25', { labels: `ok, ${'ш'.repeat(25)}` }, { labels: 'labels.long' }],
  ['a line longer than any labels', { labels: 'a,'.repeat(501) }, { labels: 'labels.long' }],
])('%s', (_, fields, problems) => {
  const parsed = parse(fields)
  expect(parsed.ok ? null : parsed.problems).toEqual(problems)
})
