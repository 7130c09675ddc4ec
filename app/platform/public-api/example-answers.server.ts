import { API_OPERATION_IDS, API_OPERATIONS, type ApiOperationId } from '../../domain/public-api/api-operations'
import type { Context } from '../server/context.server'
import { ANSWERS } from './answer.server'
import type { ExampleAnswers } from './openapi.server'

/** They are the same for everybody and for as long as this code runs. */
const answers = new Map<ApiOperationId, unknown>()

/** What the examples of the documentation are answered, computed once; one that cannot be computed now is left out. */
export async function exampleAnswers(context: Context): Promise<ExampleAnswers> {
  await Promise.all(API_OPERATION_IDS.filter((id) => !answers.has(id)).map((id) => compute(context, id)))
  return Object.fromEntries(answers)
}

async function compute(context: Context, id: ApiOperationId) {
  const { question, example } = API_OPERATIONS[id]
  // Of each operation question and answer belong together; of any of them TypeScript cannot tell.
  const answer = await ANSWERS[id](context, question.parse(example) as never)
  if (answer.ok) answers.set(id, answer.data)
}
