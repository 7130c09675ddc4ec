import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { CaseCard } from '~/features/moderation/case-card'
import { loadCase } from '~/features/moderation/load-cases.server'
import { pageTitle } from '~/features/shell/page-title.server'
import { requireModerator } from '~/platform/guards.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [title, found] = await Promise.all([
    pageTitle(request, 'moderation', 'title'),
    loadCase(context, viewer, request, params),
  ])
  return { title, found }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ModerationCase() {
  return <CaseCard found={useLoaderData<typeof loader>().found} isWhole />
}
