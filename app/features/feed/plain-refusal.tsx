import { Suspense } from 'react'
import { Alert } from '~/ui/alert'
import type { ShownNotice } from './feed-page'
import { ProblemText } from './problem-text'

/** That a form was refused which was sent without scripts; what was typed stands in the form again. */
export function PlainRefusal({ notice: { error, problems }, title }: { notice: ShownNotice; title: string }) {
  const [problem = error] = Object.values(problems)
  return (
    <Alert tone="error" focus className="mb-3" title={title}>
      <Suspense fallback={null}>
        <ProblemText problem={problem} />
      </Suspense>
    </Alert>
  )
}
