import type { ApiProblemCode } from '../../domain/public-api/api-problems'
import type { ApiScope } from '../../domain/public-api/api-tokens'

/** As much of JSON Schema (2020-12) as the document has. */
export type ShapeSchema = {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, ShapeSchema>
  required?: string[]
  items?: ShapeSchema
  anyOf?: ShapeSchema[]
  enum?: (string | number)[]
  default?: unknown
  minimum?: number
  maximum?: number
  format?: string
}

type Reference = { $ref: string }
type Content = { schema: Reference; example?: unknown }

export type DocumentedParameter = {
  name: string
  in: 'query'
  required: boolean
  description: string
  schema: ShapeSchema
  example?: unknown
}

export type DocumentedResponse = {
  description: string
  headers?: Record<string, Reference>
  content: Record<string, Content>
  /** The problems that come with this status. */
  'x-codes'?: ApiProblemCode[]
}

export type DocumentedOperation = {
  operationId: string
  summary: string
  description: string
  security: { token: ApiScope[] }[]
  parameters?: DocumentedParameter[]
  requestBody?: { required: true; content: { 'application/json': Content } }
  responses: Record<string, DocumentedResponse>
}

/** An OpenAPI 3.1 document, as far as this one goes. */
export type ApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Partial<Record<'get' | 'post', DocumentedOperation>>>
  components: {
    securitySchemes: { token: { type: 'http'; scheme: 'bearer'; description: string } }
    headers: Record<string, { description: string; schema: ShapeSchema }>
    schemas: Record<string, ShapeSchema>
  }
}
