import { useState } from 'react'
import { useT } from '~/locales/use-t'
import { BirthProblem } from '~/ui/birth-fields/birth-problem'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text-input'

type Props = {
  initial: string
  /** A key of the namespace `birth-problems`. */
  problem: string | undefined
  isOpen: boolean
}

/** For whoever knows by which offset the clock of their birth ran: it holds whatever the zone says. Folded away unless in use. */
export function KnownOffsetField({ initial, problem, isOpen }: Props) {
  const t = useT('my-chart')
  const [mended, setMended] = useState<string>()
  const shown = problem === mended ? undefined : problem
  return (
    <details open={isOpen || initial !== '' || undefined} className="text-sm">
      <summary className="w-fit py-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2.5">
        {t('offsetOther')}
      </summary>
      <p className="mt-1.5 mb-3 text-muted">{t('offsetOtherText')}</p>
      <Field label={t('offset')} hint={t('offsetHint')} error={shown ? <BirthProblem code={shown} /> : undefined}>
        {(control) => (
          <TextInput
            {...control}
            name="known_offset"
            autoComplete="off"
            defaultValue={initial}
            onInput={() => setMended(problem)}
            className="tabular max-w-48 text-base"
          />
        )}
      </Field>
    </details>
  )
}
