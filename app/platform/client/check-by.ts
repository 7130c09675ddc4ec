import * as z from 'zod/mini'
import { type Problems, toProblems } from './form-answer'

/** What the rules say about typed values: the first problem of each field. */
export type Check = (values: Record<string, string>) => Problems

/** A schema as a check for forms in the browser, which fetch it when they are first used: it brings the schema library. */
export const checkBy =
  (schema: z.core.$ZodType): Check =>
  (values) => {
    const result = z.safeParse(schema, values)
    return result.success ? {} : toProblems(result.error)
  }
