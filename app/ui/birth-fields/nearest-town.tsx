import { useEffect, useRef, useState } from 'react'
import type { PlaceOption } from '~/domain/birth/birth-hint'
import { useT } from '~/locales/use-t'
import { Combobox } from '../controls/combobox'
import { Field } from '../controls/field'
import type { SearchPlaces } from './birth-values'
import { usePlaceSearch } from './use-place-search'

type Props = { searchNearestTowns: SearchPlaces; onPick: (place: PlaceOption) => void }

/** For a village that the gazetteer does not have: a region or a larger town is typed, and a town near it is chosen. Needs script. */
export function NearestTown({ searchNearestTowns, onPick }: Props) {
  const t = useT('birth')
  const box = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  // Opened before the page was hydrated, it fires no event any more.
  useEffect(() => setOpen(box.current?.open ?? false), [])
  return (
    <details ref={box} className="text-sm noscript:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit py-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2.5">
        {t('nearest')}
      </summary>
      <p className="mt-1.5 mb-3 text-muted">{t('nearestHint')}</p>
      {open ? <TownField searchNearestTowns={searchNearestTowns} onPick={onPick} /> : null}
    </details>
  )
}

function TownField({ searchNearestTowns, onPick }: Props) {
  const t = useT('birth')
  const { places, state, search } = usePlaceSearch(searchNearestTowns)
  const [picked, setPicked] = useState<PlaceOption | null>(null)
  const trouble =
    state === 'failed' ? t('nearestFailed') : state === 'found' && places.length === 0 ? t('nearestNone') : null
  const detailOf = ({ region, country, distanceKm }: PlaceOption) =>
    [distanceKm ? t('nearestKm', { distance: distanceKm }) : null, region, country].filter(Boolean).join(' · ')

  return (
    <Field label={t('nearestField')} hint={trouble ?? undefined} className="text-base">
      {(control) => (
        <Combobox
          control={control}
          picked={picked && { id: String(picked.id), label: picked.name }}
          options={places.map((place) => ({ id: String(place.id), label: place.name, detail: detailOf(place) }))}
          loading={state === 'searching'}
          onSearch={search}
          onPick={(option) => {
            const place = places.find(({ id }) => String(id) === option?.id) ?? null
            setPicked(place)
            if (place) onPick(place)
          }}
        />
      )}
    </Field>
  )
}
