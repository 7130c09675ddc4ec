import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { answerAct } from '~/features/moderation/act.server'
import { Refusal } from '~/features/moderation/act-form'
import { loadSupportQueue } from '~/features/moderation/load-room.server'
import { SupportQueuePage } from '~/features/moderation/queues'
import { pageTitle } from '~/features/shell/page-title.server'
import { requireModerator } from '~/platform/server/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [title, page] = await Promise.all([
    pageTitle(request, 'moderation', 'supportTitle'),
    loadSupportQueue(context, viewer, request),
  ])
  return { title, page }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerAct(context, request)

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ModerationSupport() {
  return (
    <>
      <Refusal />
      <SupportQueuePage page={useLoaderData<typeof loader>().page} />
    </>
  )
}
