import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { answerAct } from '~/features/moderation/act.server'
import { Refusal } from '~/features/moderation/act-form'
import { CaseCard } from '~/features/moderation/cases'
import { loadCase } from '~/features/moderation/load-moderation-pages.server'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireModerator } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('reports') }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [title, found] = await Promise.all([
    pageTitle(request, 'moderation', 'title'),
    loadCase(context, viewer, request, params),
  ])
  return { title, found }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerAct(context, request)

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ModerationCase() {
  return (
    <>
      <Refusal />
      <CaseCard found={useLoaderData<typeof loader>().found} isWhole />
    </>
  )
}
