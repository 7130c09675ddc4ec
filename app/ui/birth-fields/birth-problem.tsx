import { RarePart } from './rare-part'

/** What is wrong with a field, by its key in `birth-problems`; the words are fetched when there is something to say. */
export function BirthProblem({ code }: { code: string }) {
  return <RarePart inline>{({ ProblemText }) => <ProblemText code={code} />}</RarePart>
}
