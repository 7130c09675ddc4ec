import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { loadPenta } from '~/features/penta/load-penta.server'
import { PentaView } from '~/features/penta/penta-view'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('penta') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, page] = await Promise.all([pageTitle(request, 'penta', 'title'), loadPenta(context, viewer, request)])
  return { title, page }
}

/** What is looked at is in the address; looking at something else asks for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  const [before, after] = [currentUrl, nextUrl].map(({ pathname, searchParams }) => {
    const search = new URLSearchParams(searchParams)
    search.delete('at')
    return `${pathname}?${search}`
  })
  return before !== after && defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function PentaRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <PentaView page={page} />
}
