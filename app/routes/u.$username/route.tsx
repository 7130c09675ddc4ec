import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { loadPublicProfile } from '~/features/profile/load-public-profile.server'
import { profileMeta } from '~/features/profile/profile-meta'
import { PublicProfilePage } from '~/features/profile/public-profile-page'
import type { Namespace } from '~/locales/translate'
import { countsOf, NOTHING_UNREAD } from '~/platform/conversations.server'
import { findMember } from '~/platform/guards.server'
import { BlockButton, FRAMES, PresenceLine } from './frames'

export const handle = { i18n: ['public-profile'] satisfies Namespace[] }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await findMember(context)
  const [{ status, page }, counts] = await Promise.all([
    loadPublicProfile(context, request, params.username),
    member ? countsOf(context, member.id) : NOTHING_UNREAD,
  ])
  return data(
    { ...page, unread: counts.messages },
    { status, headers: page.head.indexed ? {} : { 'X-Robots-Tag': 'noindex, nofollow' } },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? profileMeta(page.head) : [])

export default function PublicProfileRoute() {
  const page = useLoaderData<typeof loader>()
  const Frame = FRAMES[page.viewer === 'visitor' ? 'visitors' : 'members']
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Frame year={page.year} unread={page.unread}>
        <PublicProfilePage
          page={page}
          block={({ username, fullName }) => (
            <Suspense fallback={null}>
              <BlockButton username={username} fullName={fullName} />
            </Suspense>
          )}
          presence={
            page.watchedId ? (
              <Suspense fallback={null}>
                <PresenceLine memberId={page.watchedId} />
              </Suspense>
            ) : null
          }
        />
      </Frame>
    </Suspense>
  )
}
