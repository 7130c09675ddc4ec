import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { loadQueue } from '~/features/moderation/load-cases.server'
import { QueuePage } from '~/features/moderation/queue-page'
import { pageTitle } from '~/features/shell/page-title.server'
import { requireModerator } from '~/platform/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [title, page] = await Promise.all([
    pageTitle(request, 'moderation', 'title'),
    loadQueue(context, viewer, request),
  ])
  return { title, page }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ModerationQueue() {
  return <QueuePage page={useLoaderData<typeof loader>().page} />
}
