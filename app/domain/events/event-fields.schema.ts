import { z } from 'zod'
import { toTimeZone } from '../community/places/time-zone'
import { toOneLine } from '../membership/account/clean-text'
import { parseUrl } from '../text/parse-url'
import { readPlainText } from '../text/plain-text'
import { isWithin } from '../text/text-length'
import { EVENT_KINDS, EVENT_LANGUAGES } from './event-kinds'
import { toWallClock } from './event-time'
import {
  ADDRESS_MAX_GRAPHEMES,
  CANCEL_NOTE_MAX_GRAPHEMES,
  CAPACITY_MAX,
  CITY_MAX_GRAPHEMES,
  DESCRIPTION_MAX_GRAPHEMES,
  LINK_MAX_LENGTH,
  TITLE_MAX_GRAPHEMES,
} from './limits'

// One rule a field of events. Messages are keys of the namespace `event-form`.

const line = (most: number, tooLong: string) =>
  z
    .string()
    .default('')
    .transform(toOneLine)
    .refine((text) => isWithin(text, most), tooLong)

const description = z
  .string()
  .default('')
  .transform((typed, context) => {
    const read = readPlainText(typed, DESCRIPTION_MAX_GRAPHEMES)
    if (read.ok) return read.content
    context.addIssue({ code: 'custom', message: `description.${read.problem}` })
    return z.NEVER
  })

/** Where it is online; empty: not said yet. Only addresses of the web lead anywhere. */
const link = z
  .string()
  .default('')
  .transform((typed) => typed.trim())
  .refine((typed) => typed === '' || isWebAddress(typed), 'link.invalid')
  // As browsers read it, so that what is shown is where it leads.
  .transform((typed) => (typed === '' ? '' : new URL(typed).href))

function isWebAddress(typed: string): boolean {
  const url = typed.length > LINK_MAX_LENGTH || /\s/.test(typed) ? null : parseUrl(typed)
  if (!url) return false
  const { protocol, username, password, href } = url
  return (
    href.length <= LINK_MAX_LENGTH &&
    (protocol === 'https:' || protocol === 'http:') &&
    username === '' &&
    password === ''
  )
}

/** Empty: room for everybody. */
const capacity = z
  .string()
  .default('')
  .transform((typed) => typed.trim())
  .refine(
    (typed) => typed === '' || (/^\d{1,4}$/.test(typed) && +typed >= 1 && +typed <= CAPACITY_MAX),
    'capacity.range',
  )
  .transform((typed) => (typed === '' ? null : Number(typed)))

/** Which of two, where clocks go back and show a time twice. */
const which = z.enum(['', 'first', 'second']).catch('')
const typed = z
  .string()
  .default('')
  .transform((text) => text.trim())
const number = typed.transform((text) => (/^\d{1,10}$/.test(text) ? Number(text) : null))

const fields = z.object({
  kind: z.enum(EVENT_KINDS, 'kind.missing'),
  title: line(TITLE_MAX_GRAPHEMES, 'title.long').refine((title) => title !== '', 'title.missing'),
  description,
  language: z.enum(EVENT_LANGUAGES, 'language.missing'),
  format: z.enum(['online', 'place'], 'format.missing'),
  link,
  city: line(CITY_MAX_GRAPHEMES, 'city.long'),
  place_id: number,
  place_choice: number,
  /** The city those choices were offered for. */
  choice_for: typed,
  address: line(ADDRESS_MAX_GRAPHEMES, 'address.long'),
  /** Null: it names none, or isn't needed, as at a place. */
  time_zone: typed.transform(toTimeZone),
  start_date: typed,
  start_time: typed,
  start_which: which,
  end_date: typed,
  end_time: typed,
  end_which: which,
  capacity,
})

/** Also when another field is wrong: all problems are shown at once. */
const when = () => true
type Fields = z.output<typeof fields>
const isTime = (date: string, time: string) => toWallClock(date, time) !== null
/** An end without a day is on the day of the beginning. */
const endDate = (form: Fields) => form.end_date || form.start_date

/** The form of an event, as far as it can be read without asking where a city is. */
export const eventFieldsSchema = fields
  .refine((form) => form.format !== 'place' || form.city !== '', { path: ['city'], message: 'city.missing', when })
  .refine((form) => form.format !== 'online' || form.time_zone !== null, {
    path: ['time_zone'],
    message: 'zone.unknown',
    when,
  })
  .refine((form) => isTime(form.start_date ?? '', '00:00'), { path: ['start_date'], message: 'date.invalid', when })
  .refine((form) => isTime('2000-01-01', form.start_time ?? ''), {
    path: ['start_time'],
    message: 'time.invalid',
    when,
  })
  .refine((form) => !form.end_date || isTime(form.end_date, '00:00'), {
    path: ['end_date'],
    message: 'date.invalid',
    when,
  })
  .refine((form) => isTime('2000-01-01', form.end_time ?? ''), { path: ['end_time'], message: 'time.invalid', when })
  .transform((form) => ({ ...form, end_date: endDate(form) }))
export type EventFields = z.output<typeof eventFieldsSchema>

export const cancelNoteField = line(CANCEL_NOTE_MAX_GRAPHEMES, 'cancelNote.long').transform((note) => note || null)
