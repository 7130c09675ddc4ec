import { z } from 'zod'
import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
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
import { SKY_EVENT_KINDS } from '~/domain/human-design/service/sky-event.schema'
import {
  cyclesQuestionSchema,
  MOST_DAYS,
  returnsQuestionSchema,
} from '~/domain/human-design/service/sky-request.schema'
import { BODIES } from '~/domain/human-design/terms/codes'

const instant = { type: 'string', format: 'date-time' }
const codes = (list: readonly string[]) => ({ type: 'string', description: `Of ${list.join(', ')}` })

let document: object | undefined

/** The OpenAPI 3.1 document, generated once from the schemas of requests and responses. */
export function openApiDocument(): object {
  document ??= {
    openapi: '3.1.0',
    info: { title: 'Human Design charts', version: ENGINE_VERSION },
    paths: {
      '/api/hd/generate-chart': question('generateChart', 'The chart of a birth', 'ChartRequest', 'ChartReply'),
      '/api/hd/birth-instant': question(
        'explainClock',
        'What a clock reading at a place means',
        'BirthQuestion',
        'InstantReply',
      ),
      '/api/hd/birth-window': question(
        'birthWindow',
        'What an uncertain birth time leaves open',
        'BirthQuestion',
        'WindowReply',
      ),
      '/api/hd/birth-day': question(
        'birthDay',
        'Every chart of a day of birth, and when one becomes another',
        'BirthDayQuestion',
        'BirthDayReply',
      ),
      '/api/hd/places': {
        get: {
          operationId: 'searchPlaces',
          summary: 'Places by the beginning of their name, the most populous first',
          parameters: [
            query('q', 'In Latin or Cyrillic; a region or country may follow after a comma', { type: 'string' }, true),
            query('limit', 'How many at most', { type: 'integer', minimum: 1, maximum: 20, default: 8 }, false),
          ],
          responses: { 200: { description: 'Found', content: json('PlacesReply') }, ...commonErrors },
        },
      },
      '/api/hd/nearest-towns': {
        get: {
          operationId: 'nearestTowns',
          summary:
            'Towns to choose instead of a village that is not listed: around a place, or the largest of a region',
          parameters: [
            query(
              'q',
              'A larger town or a region, in Latin or Cyrillic; a country may follow',
              { type: 'string' },
              true,
            ),
          ],
          responses: { 200: { description: 'Found', content: json('PlacesReply') }, ...commonErrors },
        },
      },
      '/api/hd/positions': {
        get: {
          operationId: 'positions',
          summary: 'Where the thirteen bodies stand at an instant',
          parameters: [
            query('at', 'ISO 8601 in UTC, 29 September 1899 to 2100', { type: 'string', format: 'date-time' }, true),
          ],
          responses: {
            200: { description: 'Computed', content: json('PositionsReply') },
            400: refused('Malformed or missing: see problems'),
            422: refused('Outside what the tables cover'),
            ...commonErrors,
          },
        },
      },
      '/api/hd/events': {
        get: {
          operationId: 'skyEvents',
          summary: 'What changes in the sky: gates, lines, stations, phases of the Moon, the new year',
          parameters: [
            query('from', 'ISO 8601 in UTC, not before 29 September 1899', instant, true),
            query(
              'to',
              `At most ${MOST_DAYS.events} days later, ${MOST_DAYS.lines} with changes of line; up to 2100`,
              instant,
              true,
            ),
            query('kinds', 'Behind commas; all of them when left out', codes(SKY_EVENT_KINDS), false),
            query('bodies', 'Behind commas; all of them when left out', codes(BODIES), false),
          ],
          responses: {
            200: { description: 'Computed', content: json('EventsReply') },
            400: refused('Malformed, missing or too much at once: see problems'),
            422: refused('Outside what the tables cover'),
            ...commonErrors,
          },
        },
      },
      '/api/hd/cycles': question(
        'cycles',
        'When bodies come back to where they stood at a birth',
        'CyclesQuestion',
        'CyclesReply',
      ),
      '/api/hd/returns': question(
        'returns',
        'Returns of the Sun, Saturn, Uranus and the nodes to a birth, and the chart of one of them',
        'ReturnsQuestion',
        'ReturnsReply',
      ),
      '/health': {
        get: {
          operationId: 'health',
          summary: 'Which engine and which time zone database answer',
          responses: { 200: { description: 'At work', content: json('Health') } },
        },
      },
    },
    components: {
      schemas: Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) => [name, toJsonSchema(shape)])),
    },
  }
  return document
}

function toJsonSchema(schema: z.ZodType): object {
  const { $schema, ...shape } = z.toJSONSchema(schema, { io: 'input' })
  return shape
}

/** The names of the component schemas. */
const SHAPES = {
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

/** A JSON body with a schema. */
const json = (shape: Shape) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${shape}` } } })
/** An error response. */
const refused = (description: string) => ({ description, content: json('Refusal') })

/** The errors that every path can return. */
const commonErrors = {
  429: refused(
    'Too many questions from one address, where the site passes them on: Retry-After says when to ask again',
  ),
  500: refused('The calculation failed'),
}

/** A POST operation with a JSON body, and its responses. */
const question = (operationId: string, summary: string, request: Shape, reply: Shape) => ({
  post: {
    operationId,
    summary,
    requestBody: { required: true, content: json(request) },
    responses: {
      200: { description: 'Computed', content: json(reply) },
      400: refused('Malformed or incomplete: see problems'),
      422: refused('Well formed, and still no birth: see code, options and suggestions'),
      ...commonErrors,
    },
  },
})

/** A query parameter. */
const query = (name: string, description: string, schema: object, required: boolean) => ({
  name,
  in: 'query',
  required,
  description,
  schema,
})
