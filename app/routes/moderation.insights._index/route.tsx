import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { EditedList } from '~/features/insights/editing/edited-list'
import { loadEdited } from '~/features/insights/editing/load-editing.server'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireAuthor } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('insight-editing', 'insights', 'member-card') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAuthor(context)
  const [title, page] = await Promise.all([
    pageTitle(request, 'insight-editing', 'pageTitle'),
    loadEdited(context, request),
  ])
  return { title, page }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EditedInsights() {
  return <EditedList page={useLoaderData<typeof loader>().page} />
}
