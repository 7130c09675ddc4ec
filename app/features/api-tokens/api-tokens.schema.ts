import { z } from 'zod'
import { toOneLine } from '~/domain/membership/account/clean-text'
import { API_TOKEN_NAME_MAX_LENGTH } from '~/domain/membership/limits'
import { API_SCOPES } from '~/domain/public-api/api-tokens'
import { isLineWithin } from '~/domain/text/text-length'

const box = z.string().optional()

const create = z
  .object({
    intent: z.literal('create'),
    id: z.uuid('id'),
    name: z
      .string('name.missing')
      .transform(toOneLine)
      .refine((name) => name.length > 0, 'name.missing')
      .refine((name) => isLineWithin(name, API_TOKEN_NAME_MAX_LENGTH), 'name.long'),
    ...{ chart: box, transits: box, composite: box },
  })
  .transform(({ intent, id, name, ...ticked }) => ({
    ...{ intent, id, name },
    scopes: API_SCOPES.filter((scope) => ticked[scope] !== undefined),
  }))
  .refine(({ scopes }) => scopes.length > 0, { path: ['scopes'], message: 'scopes.none' })

const revoke = z.object({ intent: z.literal('revoke'), id: z.uuid('id') })

/** The forms of the page of tokens; messages are keys of the namespace `api-tokens`. */
export const tokensSchema = z.discriminatedUnion('intent', [create, revoke], 'intent')
export type TokensForm = z.infer<typeof tokensSchema>
