import { Alert } from '~/ui/alert'
import type { ShownNotice } from './feed-page'
import { ProblemText } from './problem-text'

/** That a form was refused which was sent without scripts; what was typed stands in the form again. */
export function PlainRefusal({ notice, title }: { notice: ShownNotice; title: string }) {
  const { error, problems, pictures, isCut } = notice
  // It is read by somebody who has signed in since.
  const [problem = error === 'signedOut' ? 'wereSignedOut' : error] = Object.values(problems)
  const more = [...(isCut ? ['cut'] : []), ...(pictures.length > 0 ? ['choosePictures'] : [])]
  return (
    <Alert tone="error" focus className="mb-3" title={title}>
      <ProblemText problem={problem} />
      {more.map((further) => (
        <span key={further} className="block">
          <ProblemText problem={further} />
        </span>
      ))}
    </Alert>
  )
}
