import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData } from '@remix-run/react'
import { loadWaiting } from '~/features/moderation/load-waiting.server'
import { RoomFrame } from '~/features/moderation/room-frame'
import type { Namespace } from '~/locales/translate'
import { requireModerator } from '~/platform/guards.server'
import { loadFrame } from '../u.$username/load-frame.server'
import { MembersFrame } from '../u.$username/members-frame'

export const handle = { i18n: ['shell', 'moderation', 'reports'] satisfies Namespace[] }

/** Loaders run side by side, so each page under this one asks for a moderator itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [waiting, frame] = await Promise.all([loadWaiting(context, viewer), loadFrame(context, viewer, request)])
  return { waiting, frame }
}

export default function ModerationRoom() {
  const { waiting, frame } = useLoaderData<typeof loader>()
  return (
    <MembersFrame frame={frame}>
      <RoomFrame waiting={waiting}>
        <Outlet />
      </RoomFrame>
    </MembersFrame>
  )
}
