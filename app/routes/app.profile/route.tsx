import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { loadOwnProfile } from '~/features/my-chart/load-own-profile.server'
import { OwnProfile } from '~/features/my-chart/own-profile'
import { loadOwnCounts } from '~/features/profile/load-own-counts.server'
import { OwnLinks } from '~/features/profile/own-links'
import { ProfileCounts } from '~/features/profile/profile-counts'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import type { Namespace } from '~/locales/translate'
import { requireMember } from '~/platform/guards.server'

export const handle = { i18n: ['my-chart', 'public-profile'] satisfies Namespace[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  // Where profiles of others once were.
  const user = new URL(request.url).searchParams.get('user')
  if (user) throw redirect(`/u/${encodeURIComponent(user)}`)
  const [title, profile, counts] = await Promise.all([
    pageTitle(request, 'my-chart', 'profileTitle'),
    loadOwnProfile(context, viewer, request),
    loadOwnCounts(context, viewer),
  ])
  return { title, profile, counts }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function ProfilePage() {
  const { profile, counts } = useLoaderData<typeof loader>()
  const { username, fullName } = profile
  return (
    <OwnProfile
      profile={profile}
      links={<OwnLinks username={username} fullName={fullName} />}
      counts={<ProfileCounts counts={counts} path={`/u/${username}`} />}
    />
  )
}
