import { clockAt, type DayClock, instantsOf } from '~/domain/birth/day-clock'
import { formatOffset } from '~/domain/birth/utc-offset'
import type { Translate } from '~/locales/translate'
import { BIRTH_TIME, type ChosenTime } from './birth-time'

/** A minute of the day as the clock showed it, with the offset (seconds) where it showed it twice. */
export function chosenTimeAt(clock: DayClock, utcMs: number): ChosenTime {
  const { date, time, offsetSeconds } = clockAt(clock, utcMs)
  const isTwice = instantsOf(clock, Date.parse(`${date}T${time.padEnd(8, ':00')}Z`)).length > 1
  return { time, offsetSeconds: isTwice ? offsetSeconds : null }
}

/** "09:12", "01:30 (UTC+01:00)" where the clock showed it twice, "23:40 the day before". */
export function momentText(t: Translate<'birth-time'>, clock: DayClock, utcMs: number, birthDate: string): string {
  const { time, offsetSeconds } = chosenTimeAt(clock, utcMs)
  const { date } = clockAt(clock, utcMs)
  const clockTime = offsetSeconds === null ? time : `${time} (UTC${formatOffset(offsetSeconds)})`
  return date === birthDate ? clockTime : t(date < birthDate ? 'dayBefore' : 'dayAfter', { time: clockTime })
}

/** The address of the day map at a moment. */
export const dayAddress = (chosen: ChosenTime) => `${BIRTH_TIME}?view=day&${toQuery('at', chosen)}`

/** The address of two times side by side. */
export const compareAddress = (one: ChosenTime | null, other: ChosenTime) =>
  `${BIRTH_TIME}?view=compare&${one ? `${toQuery('one', one)}&` : ''}${toQuery('other', other)}`

function toQuery(name: string, { time, offsetSeconds }: ChosenTime): string {
  return `${name}=${time}${offsetSeconds === null ? '' : `&${name}_offset=${offsetSeconds}`}`
}
