import type { Key } from '~/locales/translate'

export const INSIGHTS_PATH = '/app/insights'

/** The parts of the insights page, in the order of their tabs. A part that is added gets its line here, and its route. */
export const INSIGHTS_TABS: readonly { to: string; label: Key<'insights-page'>; counted?: true }[] = [
  { to: INSIGHTS_PATH, label: 'tab.cards', counted: true },
  { to: `${INSIGHTS_PATH}/learning`, label: 'tab.learning' },
  { to: `${INSIGHTS_PATH}/journal`, label: 'tab.journal' },
  { to: '/app/transits', label: 'tab.transits' },
  { to: `${INSIGHTS_PATH}/calendar`, label: 'tab.calendar' },
]
