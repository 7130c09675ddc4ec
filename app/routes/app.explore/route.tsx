import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { exploreOptions } from '~/features/explore/explore.server'
import { requireMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'

/** What can be chosen in the filters: the same for every search, so that it travels once. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(context, request)
  return { options: exploreOptions(await languageOf(request)) }
}

/** Another language has other words; nothing else changes them. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formAction === '/resources/preferences' && defaultShouldRevalidate

export default function ExploreFrame() {
  const { options } = useLoaderData<typeof loader>()
  return <Outlet context={options} />
}
