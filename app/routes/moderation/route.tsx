import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData } from '@remix-run/react'
import { loadWaiting } from '~/features/moderation/load-waiting.server'
import { RoomFrame } from '~/features/moderation/room-frame'
import type { Namespace } from '~/locales/translate'
import { countsOf } from '~/platform/conversations.server'
import { requireModerator } from '~/platform/guards.server'
import { MembersFrame } from '../u.$username/members-frame'

export const handle = { i18n: ['shell', 'moderation', 'reports'] satisfies Namespace[] }

/** Loaders run side by side, so each page under this one asks for a moderator itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [waiting, counts] = await Promise.all([loadWaiting(context), countsOf(context, viewer.id)])
  return { waiting, counts }
}

export default function ModerationRoom() {
  const { waiting, counts } = useLoaderData<typeof loader>()
  return (
    <MembersFrame counts={counts}>
      <RoomFrame waiting={waiting}>
        <Outlet />
      </RoomFrame>
    </MembersFrame>
  )
}
