import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { insightFieldsSchema } from '~/domain/community/insights/insight-fields.schema'
import { altField, commentContentField, postContentField, tagsField } from '~/domain/community/posts/post-fields.schema'
import { cancelNoteField, eventFieldsSchema } from '~/domain/events/event-fields.schema'
import { bioField, fullNameField, locationField } from '~/domain/membership/account/account-fields.schema'
import { readContent } from '~/domain/messaging/message-content'
import { tokensSchema } from '~/features/api-tokens/api-tokens.server'
import { appealSchema } from '~/features/appeals/appeals.server'
import { connectionSchema } from '~/features/connections/connections.server'
import { checkDraft } from '~/features/feed/composer/draft'
import { checkInSchema } from '~/features/journal/journal.server'
import { preferencesSchema } from '~/features/love/preferences/preferences.schema'
import { actSchema } from '~/features/moderation/act.server'
import { muteSchema } from '~/features/mutes/mutes.server'
import { newPrivateChartSchema } from '~/features/private-charts/private-chart.schema'
import { reportSchema } from '~/features/reports/report.schema'
import { supportSchema } from '~/features/support/support.server'
import { statementSchema } from '~/features/withdrawal/withdrawal.server'

// What shows a reader nothing counts as nothing typed, in every field of text.

const ID = '11111111-1111-4111-8111-111111111111'
const EVENT = {
  ...{ kind: 'circle', description: 'd', language: 'en', format: 'online', time_zone: 'Europe/Lisbon' },
  ...{ start_date: '2030-01-01', start_time: '10:00', end_time: '11:00' },
}
const ABOUT = { act: ID, kind: 'post', subject: 'p', seen: '' }

/** Fields that need a text, and the key of the message that says so. */
const NEEDED: [string, z.core.$ZodType, (text: string) => unknown, string][] = [
  ['post', postContentField, (text) => text, 'contentRequired'],
  ['comment', commentContentField, (text) => text, 'commentRequired'],
  ['tag', tagsField, (text) => `x, ${text.replaceAll(',', '')}y,${text}`, 'tagInvalid'],
  ['picture', altField(false), (text) => text, 'altRequired'],
  ['name', fullNameField, (text) => `${text}${text}`, 'fullName.short'],
  ['event', eventFieldsSchema, (title) => ({ ...EVENT, title }), 'title.missing'],
  ['private chart', newPrivateChartSchema, (name) => ({ id: ID, consent: 'on', name }), 'name.missing'],
  ['API token', tokensSchema, (name) => ({ intent: 'create', id: ID, chart: 'on', name }), 'name.missing'],
  ['muted word', muteSchema, (word) => ({ intent: 'add-word', word }), 'word.empty'],
  ['appeal', appealSchema, (content) => ({ action: 'a', content }), 'contentMissing'],
  ['support', supportSchema, (content) => ({ intent: 'ask', id: ID, subject: 's', content }), 'contentMissing'],
  ['subject', supportSchema, (subject) => ({ intent: 'ask', id: ID, subject, content: 'c' }), 'subjectMissing'],
  ['warning', actSchema, (note) => ({ ...ABOUT, intent: 'warn', note }), 'noteMissing'],
  ['withdrawal', statementSchema, (name) => ({ name, email: 'a@example.com' }), 'fullName.short'],
  ['insight', insightFieldsSchema, (title_en) => ({ category: 'Daily', title_en }), 'titleMissing'],
]

/** Fields that may be empty. */
const OPTIONAL: [string, z.core.$ZodType, unknown][] = [
  ['bio', bioField, ''],
  ['location', locationField, ''],
  ['note of a cancelled event', cancelNoteField, null],
  ['message with a request to connect', connectionSchema.shape.note, ''],
  ['note of a report', reportSchema.shape.note, ''],
  ['journal line about the signature', checkInSchema.shape.signature, ''],
  ['journal line about the not-self theme', checkInSchema.shape.not_self, ''],
  ['journal line about a decision', checkInSchema.shape.decision, ''],
]

describe.each([
  ['zero width space', '\u200b'],
  ['empty braille cell', '\u2800'],
  ['Hangul filler', '\u3164'],
  ['soft hyphen', '\u00ad'],
  ['word joiner', '\u2060'],
  ['marks without a letter', '\u0301\u0308'],
  ['white space', ' \u00a0\u3000\n'],
  ['all of these', '\u200b \u2800\u3164\u00ad\u2060\u0301'],
])('%s', (_, text) => {
  test.each(NEEDED)('is missing as %s', (name, schema, valueAt, key) => {
    // A tag of white space is none, and nothing is wrong with it.
    if (name === 'tag' && text.trim() === '') return
    const issues = z.safeParse(schema, valueAt(text)).error?.issues ?? []
    expect(issues.map(({ message }) => message)).toContain(key)
  })

  test.each(OPTIONAL)('is none as %s', (_, schema, none) => {
    expect(z.parse(schema, text)).toBe(none)
  })

  test('is neither sent nor posted nor shown on a card', () => {
    expect(readContent(text)).toEqual({ ok: false, problem: 'empty' })
    expect(preferencesSchema.parse({ intent: 'save', words: text }).words).toBeNull()
    expect(checkDraft({ content: text, tags: '' })).toEqual({ content: 'contentRequired' })
  })
})
