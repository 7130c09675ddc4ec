import { type Area, REGIONAL_CLOCKS, type RegionalClock } from './regional-clock-list'
import { presentZoneName } from './zone-names'
import type { ZoneStretch, ZoneTable } from './zone-offsets'

/** Where a birth was, for the clocks that the time zone database has no zone for. */
export type ClockPlace = {
  zone: string
  /** Country and region as the gazetteer writes them, "RU.88"; null where it isn't known. */
  region: string | null
  latitude: number
  longitude: number
}

const HOUR = 3600

/** Longest a local date can be away from the same date in UTC, with a day to spare. */
const MARGIN_MS = 2 * 86_400_000

const isNear = ({ from, to }: RegionalClock, date: string) => {
  const day = Date.parse(`${date}T12:00:00Z`)
  return day > Date.parse(from) - MARGIN_MS && day < Date.parse(to) + MARGIN_MS
}

function isWithin(area: Area, { region, latitude, longitude }: ClockPlace): boolean {
  if ('country' in area) return region?.startsWith(`${area.country}.`) ?? false
  if ('regions' in area) return region !== null && area.regions.includes(region)
  return latitude >= area.south && latitude < area.north && longitude >= area.west && longitude < area.east
}

/** Whether the hour of a local date ("YYYY-MM-DD") in a zone depends on the region, so that it has to be looked up. */
export function needsRegion(zone: string, date: string): boolean {
  const present = presentZoneName(zone)
  return REGIONAL_CLOCKS.some((each) => each.zone === present && isNear(each, date))
}

/** The clocks of a place: the one that is used, and another that some sources give, if any. */
export type LocalClocks = { zones: ZoneTable; otherZones: ZoneTable | null }

/** The zone table for a place around a local date by the rules above, and that of other sources. */
export function clocksAt(place: ClockPlace, date: string, zones: ZoneTable): LocalClocks {
  const local = REGIONAL_CLOCKS.filter(
    (each) => each.zone === place.zone && isNear(each, date) && isWithin(each.area, place),
  )
  const table = (certainty: RegionalClock['certainty'], base: ZoneTable) =>
    local.filter((each) => each.certainty === certainty).reduce(withClock, base)
  const ruled = table('rule', zones)
  const other = table('disputed', ruled)
  return { zones: ruled, otherZones: other === ruled ? null : other }
}

/** The same table with another clock in one zone during a period. */
function withClock(zones: ZoneTable, { zone, from, to, clock }: RegionalClock): ZoneTable {
  const span = { startMs: Date.parse(from), endMs: Date.parse(to) }
  const before = { startMs: Number.NEGATIVE_INFINITY, endMs: span.startMs }
  const after = { startMs: span.endMs, endMs: Number.POSITIVE_INFINITY }
  return {
    get version() {
      return zones.version
    },
    has: zones.has,
    names: zones.names,
    offsetsAround(name, epochMs, windowMs) {
      const own = zones.offsetsAround(name, epochMs, windowMs)
      if (name !== zone) return own
      const others =
        'zone' in clock
          ? zones.offsetsAround(clock.zone, epochMs, windowMs)
          : own.map((stretch) => shifted(stretch, clock.shiftSeconds))
      return [...clip(own, before), ...clip(others, span), ...clip(own, after)].filter(
        ({ startMs, endMs }) => endMs > epochMs - windowMs && startMs <= epochMs + windowMs,
      )
    },
  }
}

type Span = { startMs: number; endMs: number }

function clip(stretches: ZoneStretch[], { startMs, endMs }: Span): ZoneStretch[] {
  return stretches
    .map((each) => ({ ...each, startMs: Math.max(each.startMs, startMs), endMs: Math.min(each.endMs, endMs) }))
    .filter((each) => each.startMs < each.endMs)
}

/** The shifted clock, named by its offset, since the zone's name for it would be wrong. */
function shifted(stretch: ZoneStretch, shiftSeconds: number): ZoneStretch {
  const offsetSeconds = stretch.offsetSeconds + shiftSeconds
  const hours = String(Math.floor(Math.abs(offsetSeconds) / HOUR)).padStart(2, '0')
  return { ...stretch, offsetSeconds, abbreviation: `${offsetSeconds < 0 ? '-' : '+'}${hours}` }
}
