import type { Language } from '~/locales/language'

const LOCALES = { en: 'en-GB', ru: 'ru' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** By whose clock and in which language times are told. */
export type Zone = { timeZone: string; language: Language }

function format({ timeZone, language }: Zone, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([timeZone, language, options])
  const found = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options })
  formats.set(key, found)
  return found
}

const yearOf = (at: number, zone: Zone) => format(zone, { year: 'numeric' }).format(at)
const DAY = { day: 'numeric', month: 'short' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** "22 Nov", with the year where it is another than that of `near`. */
export function dayText(at: number, near: number, zone: Zone): string {
  const isSameYear = yearOf(at, zone) === yearOf(near, zone)
  return format(zone, isSameYear ? DAY : { ...DAY, year: 'numeric' }).format(at)
}

/** "22 Nov, 14:30", with the year where it is another than that of `near`. */
export const instantText = (at: number, near: number, zone: Zone): string =>
  `${dayText(at, near, zone)}, ${format(zone, TIME).format(at)}`

/** "Sunday, 22 November 2026, 14:30": the moment a page is about. */
export function momentText(at: number, zone: Zone): string {
  const weekday = format(zone, { weekday: 'long' }).format(at)
  const day = format(zone, { day: 'numeric', month: 'long', year: 'numeric' }).format(at)
  return `${weekday.charAt(0).toLocaleUpperCase()}${weekday.slice(1)}, ${day}, ${format(zone, TIME).format(at)}`
}

/** "November 2026". */
export const monthText = (at: number, zone: Zone): string => format(zone, { month: 'long', year: 'numeric' }).format(at)
