import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { revalidatesGroup } from '~/features/penta/look'
import { loadPenta } from '~/features/penta/penta.server'
import { PentaView } from '~/features/penta/penta-view'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('others-penta', 'penta') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, page] = await Promise.all([pageTitle(request, 'penta', 'title'), loadPenta(context, viewer, request)])
  return { title, page }
}

export const shouldRevalidate = revalidatesGroup

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function PentaRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <PentaView page={page} />
}
