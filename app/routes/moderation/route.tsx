import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData } from '@remix-run/react'
import { mayAuthor } from '~/domain/community/moderation/may-act'
import { EDITING_PATH } from '~/features/insights/editing/editing'
import { loadWaiting } from '~/features/moderation/load-moderation-pages.server'
import { ModerationFrame } from '~/features/moderation/moderation-frame'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { requireModerator } from '~/platform/server/guards.server'
import { loadFrame } from '../frames/load-frame.server'
import { MembersFrame } from '../frames/members-frame'

export const handle = { i18n: preloadWords('shell', 'moderation', 'appeals', 'time-zone') }

/** Loaders run side by side, so each page under this one asks for a moderator itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [waiting, frame] = await Promise.all([loadWaiting(context, viewer), loadFrame(context, viewer, request)])
  return { waiting, frame, isAuthor: mayAuthor(viewer, new Date()) }
}

export default function ModerationLayout() {
  const { waiting, frame, isAuthor } = useLoaderData<typeof loader>()
  const t = useT('moderation')
  return (
    <MembersFrame frame={frame}>
      <ModerationFrame waiting={waiting} more={isAuthor ? [{ to: EDITING_PATH, label: t('insights') }] : []}>
        <Outlet />
      </ModerationFrame>
    </MembersFrame>
  )
}
