import type { ChartLink } from '~/data/charts/private-charts.server'
import type { Context } from '~/platform/server/context.server'
import { seal, unseal } from '~/platform/server/seal.server'

// A row that is moved to another member, or another link, does not open.
const labelOf = (memberId: string, id: string) => `private chart link ${memberId} ${id}`

/** The token of a link as the database keeps it for its owner. */
export const sealToken = ({ settings }: Context, memberId: string, id: string, token: string) =>
  seal(settings.COOKIE_SECRET, labelOf(memberId, id), token)

/** The token; null where it does not open, as when the site has another key than then. */
export const openToken = ({ settings }: Context, { memberId, id, sealedToken }: ChartLink) =>
  unseal(settings.COOKIE_SECRET, labelOf(memberId, id), sealedToken)
