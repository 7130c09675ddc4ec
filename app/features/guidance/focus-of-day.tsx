import { useT } from '~/locales/use-t'
import { Way } from '~/ui/layout/way'
import type { FocusAnswer } from './guidance'
import { GuidanceMissing } from './guidance-missing'

/** What the day is about, and the way to all of its guidance. */
export function FocusOfDay({ answer: { focus, missing } }: { answer: FocusAnswer }) {
  const t = useT('guidance')
  if (!focus) return <GuidanceMissing missing={missing} />
  return (
    <>
      {focus.name ? <p className="mt-1 leading-5.5 font-semibold">{focus.name}</p> : null}
      <p className="mt-1 text-pretty">{focus.text}</p>
      <Way
        to="/app/insights#guidance"
        prefetch="intent"
        className="mt-1 inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {t('allOfDay')}
      </Way>
    </>
  )
}
