import { PRESENCE_VISIBILITIES } from '~/domain/membership/visibility'
import { useT } from '~/locales/use-t'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { Select } from '~/ui/controls/text-input'
import type { Privacy } from './privacy'

type Props = {
  initial: Privacy
  /** What is chosen at the moment: the line below the list says what that means. */
  chosen: Privacy
  problemAt: (name: string) => string | undefined
}

/** Who is told when a member is here, and whether they tell how far they have read. */
export function PresenceFields({ initial, chosen, problemAt }: Props) {
  const t = useT('privacy-settings')
  return (
    <section aria-labelledby="presence" className="grid gap-5 border-t border-line pt-5">
      <h3 id="presence" className="text-lg">
        {t('presenceTitle')}
      </h3>
      <Field
        label={t('presence')}
        hint={t(`presenceHint.${chosen.presenceVisibility}`)}
        error={problemAt('presence_visibility')}
      >
        {(control) => (
          <Select {...control} name="presence_visibility" defaultValue={initial.presenceVisibility}>
            {PRESENCE_VISIBILITIES.map((level) => (
              <option key={level} value={level}>
                {t(`presence.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        name="read_receipts"
        value="on"
        defaultChecked={initial.readReceipts}
        label={t('receipts')}
        hint={t('receiptsHint')}
      />
    </section>
  )
}
