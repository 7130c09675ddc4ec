import { type FormEvent, useEffect, useMemo, useState } from 'react'
import type { InstantHint, PlaceOption } from '~/domain/birth/birth-hint'
import { ClockChoice, InstantNote, OffsetChoice } from './birth-clock-fields'
import { BirthDateField, BirthTimeField, TimeAccuracyField } from './birth-moment-fields'
import { BirthCoordinates, BirthPlaceFields, NearestTown, PlaceChoices } from './birth-place-fields'
import { BirthProblem } from './birth-problem'
import { type BirthValues, type FindInstant, NO_BIRTH, type SearchPlaces } from './birth-values'

export type BirthFieldsProps = {
  /** Initial values: what was typed before, or what is stored. */
  initial?: Partial<BirthValues>
  /** By field name, each a key of the namespace `birth-problems`. */
  problems?: Record<string, string>
  /** The places a typed city may be, where the server could not tell. */
  suggestions?: PlaceOption[]
  /** What the server found about the moment, e.g. that the clock showed it twice. */
  instant?: InstantHint | null
  /** `YYYY-MM-DD`: no later birth can be chosen. */
  latestDate: string
  /** All from `platform/chart/birth-hints`; must keep their identity between renders. */
  searchPlaces: SearchPlaces
  searchNearestTowns: SearchPlaces
  findInstant: FindInstant
}

/**
 * Birth date, time with its accuracy, and place: the fields of `birthFormSchema`, for any form. Needs the namespaces `birth` and `birth-problems`.
 * Without script they are plain fields, and the server's questions come back as choices; nothing typed is lost either way.
 */
export function BirthFields({ initial, problems, suggestions, instant, latestDate, ...lookup }: BirthFieldsProps) {
  const { values, ...birth } = useBirthValues(initial)
  const hint = useInstantHint(values, lookup.findInstant, instant)
  const unknown = values.time_accuracy === 'unknown'
  const unclear = !unknown && (hint?.kind === 'ambiguous' || hint?.kind === 'skipped') ? hint : null
  const disputed = hint?.kind === 'found' && hint.otherOffsetSeconds !== null ? hint : null
  const zoneNamed = Boolean(initial?.zone_choice)
  const shown = useMemo(() => (zoneNamed ? atZoneField(problems) : problems), [problems, zoneNamed])
  const { watch, markEdited, problemAt } = useOpenProblems(shown)
  const pickPlace = (place: PlaceOption) => {
    birth.pickPlace(place)
    markEdited('birth_city', 'birth_country')
  }
  const errorAt = (name: keyof BirthValues) => {
    // Choosing between the two readings of a clock resolves the problem of the time.
    const code = name === 'birth_time' && unclear && values.utc_offset_seconds ? undefined : problemAt(name)
    return code && <BirthProblem code={code} />
  }

  return (
    <div className="grid gap-4" onInput={watch}>
      {/* Firefox lays its calendar icon over the year in a date narrower than 166 px. */}
      <div className="flex flex-wrap gap-4 *:grow *:basis-32 *:first:basis-42">
        <BirthDateField
          value={values.birth_date}
          onChange={(birth_date) => birth.setMoment({ birth_date })}
          latest={latestDate}
          error={errorAt('birth_date')}
        />
        <BirthTimeField
          value={values.birth_time}
          onChange={(birth_time) => birth.setMoment({ birth_time })}
          unknown={unknown}
          error={errorAt('birth_time')}
        />
      </div>
      <TimeAccuracyField
        value={values.time_accuracy}
        onChange={(time_accuracy) => birth.setMoment({ time_accuracy })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        <BirthPlaceFields
          values={values}
          searchPlaces={lookup.searchPlaces}
          onPick={pickPlace}
          onUnpick={birth.unpickPlace}
          onCountry={birth.setCountry}
          cityError={errorAt('birth_city')}
          countryError={errorAt('birth_country')}
        />
      </div>
      {suggestions?.length ? <PlaceChoices places={suggestions} picked={values.place_id} onPick={pickPlace} /> : null}
      <InstantNote hint={hint} />
      {unclear ? (
        <OffsetChoice
          hint={unclear}
          time={values.birth_time}
          value={values.utc_offset_seconds}
          onChange={birth.chooseOffset}
          onTime={(birth_time) => birth.setMoment({ birth_time })}
          error={errorAt('utc_offset_seconds')}
        />
      ) : disputed ? (
        <ClockChoice hint={disputed} value={values.utc_offset_seconds} onChange={birth.chooseOffset} />
      ) : (
        <input type="hidden" name="utc_offset_seconds" value={values.utc_offset_seconds} />
      )}
      <input type="hidden" name="timezone" value={values.timezone} />
      <NearestTown searchNearestTowns={lookup.searchNearestTowns} onPick={pickPlace} />
      <BirthCoordinates
        values={values}
        onChange={birth.setCoordinate}
        zone={hint?.kind === 'found' && !values.zone_choice ? hint.zone : null}
        onZone={birth.chooseZone}
        errorAt={errorAt}
        open={Boolean(
          problemAt('latitude') ||
            problemAt('longitude') ||
            problemAt('zone_choice') ||
            initial?.zone_choice ||
            (initial?.latitude && !initial.timezone),
        )}
      />
    </div>
  )
}

/** The service has one name for a zone that was found and one that was typed; a typed one is wrong at its own field. */
function atZoneField(problems: Record<string, string> | undefined) {
  const { birth_city: code, ...others } = problems ?? {}
  return code === 'timezone.unknown' ? { ...others, zone_choice: code } : problems
}

/** The problems not answered yet: typing into a field, or filling it in by a choice elsewhere, takes its problem back. */
function useOpenProblems(problems: Record<string, string> | undefined) {
  const [edited, setEdited] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer resets which fields were edited
  useEffect(() => setEdited([]), [problems])
  const markEdited = (...names: string[]) => setEdited((before) => [...new Set([...before, ...names])])
  return {
    markEdited,
    watch: (event: FormEvent) => {
      const { name } = event.target as Partial<HTMLInputElement>
      if (name && !edited.includes(name)) markEdited(name)
    },
    problemAt: (name: string) => (edited.includes(name) ? undefined : problems?.[name]),
  }
}

const NO_PLACE = { place_id: '', latitude: '', longitude: '', timezone: '', zone_choice: '', utc_offset_seconds: '' }

/** The state of the birth fields and what changing one of them does to the others. */
function useBirthValues(initial: Partial<BirthValues> | undefined) {
  const [values, setValues] = useState<BirthValues>({ ...NO_BIRTH, ...initial })
  const change = (changes: Partial<BirthValues>) => setValues((now) => ({ ...now, ...changes }))
  return {
    values,
    /** Another moment: what was chosen between two readings of the old one no longer holds. */
    setMoment: (changes: Partial<Pick<BirthValues, 'birth_date' | 'birth_time' | 'time_accuracy'>>) =>
      change({ ...changes, utc_offset_seconds: '' }),
    pickPlace: ({ id, name, country, latitude, longitude, timezone }: PlaceOption) =>
      change({
        birth_city: name,
        birth_country: country,
        place_id: String(id),
        latitude: String(latitude),
        longitude: String(longitude),
        timezone,
        zone_choice: '',
        utc_offset_seconds: '',
      }),
    /** The name was typed over: its coordinates and zone go with it, those given by hand stay. */
    unpickPlace: () => setValues((now) => (now.timezone === '' ? now : { ...now, ...NO_PLACE })),
    setCountry: (birth_country: string) =>
      setValues((now) => (now.timezone === '' ? { ...now, birth_country } : { ...now, ...NO_PLACE, birth_country })),
    /** Coordinates by hand: the zone follows from them, on the server, unless another is named. */
    setCoordinate: (changes: Partial<Pick<BirthValues, 'latitude' | 'longitude'>>) =>
      change({ ...changes, place_id: '', timezone: '', utc_offset_seconds: '' }),
    /** With the stored zone, which was named by hand, taken back, it follows from the coordinates. */
    chooseZone: (zone_choice: string) =>
      setValues((now) => ({
        ...now,
        zone_choice,
        timezone: zone_choice === '' && now.timezone === initial?.zone_choice ? '' : now.timezone,
        utc_offset_seconds: '',
      })),
    chooseOffset: (utc_offset_seconds: string) => change({ utc_offset_seconds }),
  }
}

/** Debounce of the lookup of the clock, in milliseconds. */
const REST_MS = 250
const NOON = '12:00'

/**
 * What the clock reading means at the place, fetched again when date, time or place change; noon where the time is unknown
 * or not typed yet. `given` is what the server already found. Null while nothing can be said.
 */
function useInstantHint(
  values: BirthValues,
  findInstant: FindInstant,
  given: InstantHint | null | undefined,
): InstantHint | null {
  const [hint, setHint] = useState<InstantHint | null>(given ?? null)
  const { birth_date, latitude, longitude } = values
  const timezone = values.zone_choice || values.timezone
  const birth_time = (values.time_accuracy !== 'unknown' && values.birth_time) || NOON
  const askable = /^[12]\d{3}-/.test(birth_date) && (timezone !== '' || (latitude !== '' && longitude !== ''))

  useEffect(() => {
    if (given) setHint(given)
  }, [given])

  useEffect(() => {
    if (!askable) return
    const question = new AbortController()
    const rest = setTimeout(async () => {
      try {
        setHint(await findInstant({ birth_date, birth_time, timezone, latitude, longitude }, question.signal))
      } catch {
        // The hint is a courtesy: without it the form still works, and the server says what is wrong.
        if (!question.signal.aborted) setHint(null)
      }
    }, REST_MS)
    return () => {
      clearTimeout(rest)
      question.abort()
    }
  }, [askable, birth_date, birth_time, timezone, latitude, longitude, findInstant])

  return askable || hint === given ? hint : null
}
