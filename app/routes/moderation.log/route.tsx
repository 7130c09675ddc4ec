import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { LogPage } from '~/features/moderation/action-log'
import { loadLog } from '~/features/moderation/load-moderation-pages.server'
import { pageTitle } from '~/features/shell/page-title.server'
import { requireModerator } from '~/platform/server/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [title, page] = await Promise.all([pageTitle(request, 'moderation', 'log'), loadLog(context, viewer, request)])
  return { title, page }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ModerationLog() {
  return <LogPage page={useLoaderData<typeof loader>().page} />
}
