import type { ApiScope } from '~/domain/public-api/api-tokens'

/** A field of a question as the page tells it: `type` in words, `values` where it is one of a few codes. */
export type FieldDoc = {
  name: string
  type: string
  values: string[]
  isRequired: boolean
  description: string
}

export type OperationDoc = {
  id: string
  method: string
  path: string
  summary: string
  description: string
  scope: ApiScope
  /** Fields of the body, or else parameters of the address. */
  isBody: boolean
  fields: FieldDoc[]
  /** For the command line. */
  request: string
  /** As JSON; null where it could not be computed. */
  answer: string | null
  refusals: { status: string; codes: string[] }[]
}

export type DevelopersPage = {
  title: string
  description: string
  heading: string
  lead: string
  operations: OperationDoc[]
  /** The first lines of the answer to the first example; null where it could not be computed. */
  beginning: string | null
  scopes: { scope: ApiScope; operations: string[] }[]
  problems: { code: string; status: number; title: string }[]
  /** Numbers in the words of the page's language. */
  limits: { minute: [string, string]; day: [string, string] }
}
