import { Suspense } from 'react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'

/** What is wrong with a field, by its key in `birth-problems`; the words are fetched when there is something to say. */
export function BirthProblem({ code }: { code: string }) {
  return (
    <Suspense fallback="…">
      <Words code={code} />
    </Suspense>
  )
}

function Words({ code }: { code: string }) {
  const t = useT('birth-problems')
  return <>{t(code as Key<'birth-problems'>)}</>
}
