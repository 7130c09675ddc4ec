import { formatLocal } from './utc-offset'
import type { ZoneStretch, ZoneTable } from './zones/zone-offsets'

/** One instant that a wall clock reading can mean. */
export interface InstantCandidate {
  utcMs: number
  /** East of Greenwich. */
  offsetSeconds: number
  kind: 'standard' | 'local_mean_time' | 'override'
  isDaylightSaving: boolean
  /** Short name of the clock, "MSK", "+03", "LMT"; empty for an overridden offset. */
  abbreviation: string
}

/** What a wall clock reading means: one instant, several (earlier first), or none because the clock jumped over it. */
export type WallClockReading =
  | { kind: 'unique'; candidate: InstantCandidate }
  | { kind: 'ambiguous'; candidates: InstantCandidate[] }
  | {
      kind: 'skipped'
      /** By the offset before the jump (what calendars call "compatible"), then by the one after it. */
      candidates: [InstantCandidate, InstantCandidate]
      /** The local times skipped, "YYYY-MM-DDTHH:MM:SS": from the first one not shown … */
      skippedFrom: string
      /** … to the next one shown. */
      skippedTo: string
    }

/** Offsets are below 16 h and a whole day was once skipped, so every stretch that can contain a reading is within this. */
const windowMs = 2 * 86_400_000
const secondsPerDay = 86_400
/** The Sun crosses a degree of longitude in four minutes. */
const secondsPerDegree = 240

/**
 * All meanings of a wall clock reading in a zone. `localMs` is the reading as if the clock showed UTC;
 * `longitudeDegrees` (east positive), where known, gives the place's own mean time before the zone's first standard
 * time. Throws RangeError on an unknown zone.
 */
export function readWallClock(
  localMs: number,
  zone: string,
  zones: ZoneTable,
  longitudeDegrees?: number | null,
): WallClockReading {
  const stretches = zones
    .offsetsAround(zone, localMs, windowMs)
    .map((stretch) => atLongitude(stretch, longitudeDegrees ?? null))
  const candidates = stretches
    .map((stretch) => ({ stretch, candidate: toCandidate(stretch, localMs) }))
    .filter(({ stretch, candidate }) => stretch.startMs <= candidate.utcMs && candidate.utcMs < stretch.endMs)
    .map(({ candidate }) => candidate)
  const [first, second] = candidates
  if (first && second) return { kind: 'ambiguous', candidates }
  return first ? { kind: 'unique', candidate: first } : findGap(stretches, localMs)
}

/**
 * The stretches of a zone's clock from one instant to another (ms since 1970, UTC), in order; the mean time of the place itself
 * before standard time, as above. Throws RangeError on an unknown zone.
 */
export function clockStretches(
  { from, to }: { from: number; to: number },
  zone: string,
  zones: ZoneTable,
  longitudeDegrees?: number | null,
): ZoneStretch[] {
  return zones
    .offsetsAround(zone, (from + to) / 2, (to - from) / 2)
    .map((stretch) => atLongitude(stretch, longitudeDegrees ?? null))
}

function findGap(stretches: ZoneStretch[], localMs: number): WallClockReading {
  for (const [index, before] of stretches.entries()) {
    const after = stretches[index + 1]
    if (!after || localMs >= after.startMs + after.offsetSeconds * 1000) continue
    return {
      kind: 'skipped',
      candidates: [toCandidate(before, localMs), toCandidate(after, localMs)],
      skippedFrom: formatLocal(before.endMs, before.offsetSeconds),
      skippedTo: formatLocal(after.startMs, after.offsetSeconds),
    }
  }
  throw new RangeError('A local time is in no stretch and between none: the zone table is damaged')
}

function toCandidate(stretch: ZoneStretch, localMs: number): InstantCandidate {
  const { offsetSeconds, isDaylightSaving, abbreviation, isLocalMeanTime } = stretch
  const kind = isLocalMeanTime ? 'local_mean_time' : 'standard'
  return { utcMs: localMs - offsetSeconds * 1000, offsetSeconds, kind, isDaylightSaving, abbreviation }
}

/** Before standard time every town had its own time; the database has only that of the zone's largest city. */
function atLongitude(stretch: ZoneStretch, longitudeDegrees: number | null): ZoneStretch {
  if (!stretch.isLocalMeanTime || longitudeDegrees === null) return stretch
  const own = Math.round(longitudeDegrees * secondsPerDegree)
  // The date line once ran elsewhere (Manila, Alaska): use the zone's side of it.
  const days = Math.round((stretch.offsetSeconds - own) / secondsPerDay)
  return { ...stretch, offsetSeconds: own + days * secondsPerDay }
}
