import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'

// One chunk of what only some births need: a problem in words, a time that came twice or never, two clocks, a name of several places.
export { ClockChoice } from './clock-choice'
export { OffsetChoice } from './offset-choice'
export { PlaceChoices } from './place-choices'

/** What is wrong, by its key in `birth-problems`. */
export function ProblemText({ code }: { code: string }) {
  const t = useT('birth-problems')
  if (code !== 'city.unknown') return <>{t(code as Key<'birth-problems'>)}</>
  // The nearest town is searched for by script.
  return (
    <>
      <span className="noscript:hidden">{t('city.unknown')}</span>
      <span className="hidden noscript:inline">{t('city.unknownPlain')}</span>
    </>
  )
}
