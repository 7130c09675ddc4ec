import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { loadOwnProfile } from '~/features/my-chart/load-own-profile.server'
import { OwnProfile } from '~/features/my-chart/own-profile'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import type { Namespace } from '~/locales/translate'
import { requireMember } from '~/platform/guards.server'

export const handle = { i18n: ['my-chart'] satisfies Namespace[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  return {
    title: await pageTitle(request, 'my-chart', 'profileTitle'),
    profile: await loadOwnProfile(context, viewer, request),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function ProfilePage() {
  return <OwnProfile profile={useLoaderData<typeof loader>().profile} />
}
