import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { endNotice } from '~/features/feed/load-feed-page.server'
import { loadPublicProfile } from '~/features/profile/load-public-profile.server'
import { loadTies } from '~/features/profile/load-ties.server'
import { profileMeta } from '~/features/profile/profile-meta'
import { PublicProfilePage } from '~/features/profile/public-profile-page'
import { preloadWords } from '~/locales/dictionaries'
import { findMember } from '~/platform/guards.server'
import { loadFrame } from './load-frame.server'
import { loadPart } from './part.server'
import { partsForMembers } from './parts-for-members'
import { ProfileSection } from './profile-section'
import { PublicFrame } from './public-frame'

export const handle = {
  i18n: preloadWords(
    'public-profile',
    'appeals',
    'blocking',
    'connect',
    'crosses',
    'dashboard',
    'feed',
    'feed-more',
    'follows',
    'hd',
    'insights',
    'member-posts',
    'mutes',
    'premium-note',
    'reading',
    'shell',
    'landing',
    'ui',
    'time-zone',
  ),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await findMember(context)
  const [{ status, page, seen }, frame] = await Promise.all([
    loadPublicProfile(context, request, params.username),
    loadFrame(context, member, request),
  ])
  const [part, ties] = await Promise.all([
    seen && loadPart(context, request, seen),
    loadTies(context, request, member, page.watchedId),
  ])
  // Lists of others are for no search engine, whatever the member says whose page it is: each of them has a say of their own.
  const head = part?.tab === 'connections' ? { ...page.head, indexed: false } : page.head
  const headers = {
    ...(head.indexed ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
    ...(part?.tab === 'posts' && part.posts.notice ? endNotice(request) : {}),
  }
  return data({ ...page, head, frame, part, ties }, { status, headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? profileMeta(page.head) : [])

export default function PublicProfileRoute() {
  const page = useLoaderData<typeof loader>()
  return (
    <PublicFrame isVisitor={page.viewer === 'visitor'} year={page.year} frame={page.frame}>
      <PublicProfilePage page={page} parts={partsForMembers(page)}>
        {(chart) => <ProfileSection page={page} chart={chart} />}
      </PublicProfilePage>
    </PublicFrame>
  )
}
