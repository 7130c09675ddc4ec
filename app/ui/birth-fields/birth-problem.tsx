import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'

/** What is wrong with a field, by its key in `birth-problems`. */
export function BirthProblem({ code }: { code: string }) {
  const t = useT('birth-problems')
  return <>{t(code as Key<'birth-problems'>)}</>
}
