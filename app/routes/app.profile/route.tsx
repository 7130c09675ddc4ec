import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { chartViewOf, loadOwnProfile } from '~/features/my-chart/load-own-profile.server'
import { OwnProfile } from '~/features/my-chart/own-profile'
import { ChartDetailLine } from '~/features/privacy/chart-detail'
import { loadChosenDetail } from '~/features/privacy/load-privacy.server'
import { loadOwnCounts } from '~/features/profile/load-public-profile.server'
import { OwnLinks } from '~/features/profile/own-links'
import { ProfileCounts } from '~/features/profile/profile-counts'
import { loadSharing } from '~/features/profile/share/load-sharing.server'
import { ShareSheet } from '~/features/profile/share/share-sheet'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'

export const handle = {
  i18n: preloadWords(
    'my-chart',
    'public-profile',
    'chart-detail',
    'chart-views',
    'crosses',
    'hd',
    'reading',
    'returns',
    'share-card',
    'ui',
  ),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  // Where profiles of others once were.
  const user = new URL(request.url).searchParams.get('user')
  if (user) throw redirect(`/u/${encodeURIComponent(user)}`)
  const [title, profile, counts, sharing, chosen] = await Promise.all([
    pageTitle(request, 'my-chart', 'profileTitle'),
    loadOwnProfile(context, viewer, request),
    loadOwnCounts(context, viewer),
    chartViewOf(request) === 'share' ? loadSharing(context, viewer, request) : null,
    loadChosenDetail(context, viewer),
  ])
  return { title, profile, counts, sharing, chosen }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function ProfilePage() {
  const { profile, counts, sharing, chosen } = useLoaderData<typeof loader>()
  const { username } = profile
  return (
    <OwnProfile
      profile={profile}
      links={
        <>
          <OwnLinks username={username} />
          {chosen && !sharing ? <ChartDetailLine {...chosen} /> : null}
        </>
      }
      counts={<ProfileCounts counts={counts} path={`/u/${username}`} />}
      sharing={sharing && <ShareSheet sharing={sharing} />}
    />
  )
}
