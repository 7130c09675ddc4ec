import type { z } from 'zod'
import { type Problems, toProblems } from '~/platform/problems'
import { accountSchema } from './register.schema'
import { signInSchema } from './sign-in.schema'

// Fetched by the forms when they are first used: it brings the schema library into the browser.

export type Check = (values: Record<string, string>) => Problems

const checkBy =
  (schema: z.ZodType): Check =>
  (values) => {
    const result = schema.safeParse(values)
    return result.success ? {} : toProblems(result.error)
  }

export const checkSignIn = checkBy(signInSchema)
export const checkAccount = checkBy(accountSchema)
