import { LaterCode, later } from '~/ui/sleeping/later'

// Parts for members only. The server has them from its start, a browser fetches them where they are shown.
const load = () => import('./member-parts')
export const memberCode = new LaterCode(import.meta.env.SSR ? await load() : null, load)

export const BlockButton = later(memberCode, (parts) => parts.BlockButton)
export const ConnectButton = later(memberCode, (parts) => parts.ConnectButton)
export const FollowButton = later(memberCode, (parts) => parts.FollowButton)
export const MuteAlert = later(memberCode, (parts) => parts.MuteAlert)
export const MuteForm = later(memberCode, (parts) => parts.MuteForm)
export const PresenceLine = later(memberCode, (parts) => parts.PresenceLine)
export const TieLine = later(memberCode, (parts) => parts.TieLine)
