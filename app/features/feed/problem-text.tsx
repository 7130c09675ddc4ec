import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'

/** Why something was refused. */
export function ProblemText({ problem }: { problem: string }) {
  const t = useT('feed-more')
  const key = `problem.${problem}` as Key<'feed-more'>
  const words = t(key)
  return <>{words === key ? t('problem.unexpected') : words}</>
}
