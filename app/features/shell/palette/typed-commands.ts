import type { FoundName } from '~/domain/community/search/found-name'
import { isSkyMonth } from '~/domain/human-design/transit/covered-sky'
import { openDay } from '~/domain/journal/open-days'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import type { Translate } from '~/locales/translate'
import { type Command, toCommand } from './command'
import { readTypedDay } from './typed-day'

const SEARCH = '/app/search'

/** What a day that is typed leads to: its sky, its page of the calendar, and one's own journal once it has come. */
export function dayCommands(typed: string, today: string, language: Language, t: Translate<'palette'>): Command[] {
  const day = readTypedDay(typed, today)
  if (!day || !isSkyMonth(day.slice(0, 7))) return []
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const detail = dateFormat(language, 'UTC', options).format(new Date(day))
  const leads = (id: 'transitsOf' | 'calendarOf' | 'journalOf', to: string) =>
    toCommand({ id, group: 'dates', label: t(id), detail, deed: { to } })
  return [
    leads('transitsOf', `/app/transits?date=${day}`),
    leads('calendarOf', `/app/insights/calendar?day=${day}#day`),
    ...(openDay(day, today) ? [leads('journalOf', `/app/insights/journal?day=${day}`)] : []),
  ]
}

/** Members who were found. */
export const personCommands = (people: readonly FoundName[]): Command[] =>
  people.map((person) =>
    toCommand({
      id: `person-${person.id}`,
      group: 'people',
      label: person.fullName,
      detail: `@${person.username}`,
      deed: { to: `/u/${person.username}` },
      person,
    }),
  )

/** The way on, whatever else is found: all that is written on the site. */
export const searchCommand = (typed: string, t: Translate<'palette'>): Command =>
  toCommand({
    id: 'search-all',
    group: 'search',
    label: t('searchFor', { q: typed }),
    deed: { to: `${SEARCH}?${new URLSearchParams({ q: typed })}` },
  })
