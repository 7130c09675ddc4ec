import { z } from 'zod'
import { CHART_DETAILS } from '~/domain/membership/visibility'

/** The one press that shows a member's bodygraph, or only the core of their chart. */
export const chartDetailSchema = z.object({ chart_detail: z.enum(CHART_DETAILS, { error: 'choice.unknown' }) })
