import { z } from 'zod'

/** The id of a row, as the database makes it: see `opaqueId` of the schema. */
export const rowIdField = z.string().regex(/^[0-9a-f]{32}$/)
