import { type FormEvent, useEffect, useMemo, useState } from 'react'
import type { InstantHint, PlaceOption } from '~/domain/birth/birth-hint'
import { BirthCoordinates } from './birth-coordinates'
import { BirthDateField } from './birth-date-field'
import { BirthPlaceFields } from './birth-place-fields'
import { BirthProblem } from './birth-problem'
import { BirthTimeField, TimeAccuracyField } from './birth-time-field'
import type { BirthValues, FindInstant, SearchPlaces } from './birth-values'
import { ClockChoice } from './clock-choice'
import { InstantNote } from './instant-note'
import { NearestTown } from './nearest-town'
import { OffsetChoice } from './offset-choice'
import { PlaceChoices } from './place-choices'
import { useBirthValues } from './use-birth-values'
import { useInstantHint } from './use-instant-hint'

export type BirthFieldsProps = {
  /** What stands in the fields at first: what was typed before, or what is stored. */
  initial?: Partial<BirthValues>
  /** By field name, each a key of the namespace `birth-problems`. */
  problems?: Record<string, string>
  /** The places a typed city may be, where the server could not tell. */
  suggestions?: PlaceOption[]
  /** What the server found about the moment, e.g. that the clock showed it twice. */
  instant?: InstantHint | null
  /** `YYYY-MM-DD`: no later birth can be chosen. */
  latestDate: string
  /** All from `platform/chart/birth-lookup`; must keep their identity between renders. */
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
  const { watch, mend, problemAt } = useOpenProblems(shown)
  const pickPlace = (place: PlaceOption) => {
    birth.pickPlace(place)
    mend('birth_city', 'birth_country')
  }
  const errorAt = (name: keyof BirthValues) => {
    // Having chosen between the two readings of a clock mends the time.
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
  const [mended, setMended] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer resets which fields were edited
  useEffect(() => setMended([]), [problems])
  const mend = (...names: string[]) => setMended((before) => [...new Set([...before, ...names])])
  return {
    mend,
    watch: (event: FormEvent) => {
      const { name } = event.target as Partial<HTMLInputElement>
      if (name && !mended.includes(name)) mend(name)
    },
    problemAt: (name: string) => (mended.includes(name) ? undefined : problems?.[name]),
  }
}
