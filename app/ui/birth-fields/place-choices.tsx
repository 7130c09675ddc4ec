import { useT } from '~/locales/use-t'
import { RadioGroup } from '../radio-group'
import type { PlaceOption } from './birth-values'

type Props = { places: PlaceOption[]; picked: string; onPick: (place: PlaceOption) => void }

/** The places a typed city may be, when the server could not tell: works without script, the choice goes with the form. */
export function PlaceChoices({ places, picked, onPick }: Props) {
  const t = useT('birth')
  return (
    <RadioGroup
      legend={t('suggestions')}
      name="place_choice"
      value={picked}
      onChange={(value) => {
        const place = places.find(({ id }) => String(id) === value)
        if (place) onPick(place)
      }}
      options={places.map(({ id, name, region, country }) => ({
        value: String(id),
        label: name,
        hint: [region, country].filter(Boolean).join(', '),
      }))}
    />
  )
}
