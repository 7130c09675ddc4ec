import {
  birthDayQuestionSchema,
  birthQuestionSchema,
  chartRequestSchema,
} from '~/domain/human-design/service/chart-request.schema'
import {
  birthDayReplySchema,
  chartReplySchema,
  cyclesReplySchema,
  eventsReplySchema,
  healthSchema,
  instantReplySchema,
  placesReplySchema,
  positionsReplySchema,
  refusalSchema,
  returnsReplySchema,
  windowReplySchema,
} from '~/domain/human-design/service/chart-service.schema'
import { cyclesQuestionSchema, returnsQuestionSchema } from '~/domain/human-design/service/sky-request.schema'

/** Names of the shapes in the document. */
export const SHAPES = {
  ChartRequest: chartRequestSchema,
  BirthQuestion: birthQuestionSchema,
  BirthDayQuestion: birthDayQuestionSchema,
  ChartReply: chartReplySchema,
  InstantReply: instantReplySchema,
  WindowReply: windowReplySchema,
  BirthDayReply: birthDayReplySchema,
  PlacesReply: placesReplySchema,
  PositionsReply: positionsReplySchema,
  EventsReply: eventsReplySchema,
  CyclesQuestion: cyclesQuestionSchema,
  CyclesReply: cyclesReplySchema,
  ReturnsQuestion: returnsQuestionSchema,
  ReturnsReply: returnsReplySchema,
  Health: healthSchema,
  Refusal: refusalSchema,
}
type Shape = keyof typeof SHAPES

/** A body of a described shape. */
export const json = (shape: Shape) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${shape}` } } })
/** An answer that says why there is no other. */
export const refused = (description: string) => ({ description, content: json('Refusal') })

/** What every question can meet. */
export const mishaps = {
  429: refused(
    'Too many questions from one address, where the site passes them on: Retry-After says when to ask again',
  ),
  500: refused('The calculation failed'),
}

/** A question whose parts are sent as JSON, and its answers. */
export const question = (operationId: string, summary: string, request: Shape, reply: Shape) => ({
  post: {
    operationId,
    summary,
    requestBody: { required: true, content: json(request) },
    responses: {
      200: { description: 'Computed', content: json(reply) },
      400: refused('Malformed or incomplete: see problems'),
      422: refused('Well formed, and still no birth: see code, options and suggestions'),
      ...mishaps,
    },
  },
})

/** A parameter of an address. */
export const query = (name: string, description: string, schema: object, required: boolean) => ({
  name,
  in: 'query',
  required,
  description,
  schema,
})
