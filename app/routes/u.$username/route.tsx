import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { endNotice } from '~/features/feed/forms/feed-notice.server'
import { loadPublicProfile } from '~/features/profile/load-public-profile.server'
import { loadClosedPageConnection, loadTies } from '~/features/profile/load-ties.server'
import { profileMeta } from '~/features/profile/public-profile'
import { preloadWords } from '~/locales/dictionaries'
import type { Namespace } from '~/locales/translate'
import { loadModules, namespacesOf, usePreloadNext } from '~/platform/client/lazy-module'
import { findMember } from '~/platform/server/guards.server'
import { loadFrame } from '../frames/load-frame.server'
import type { PageData } from './page-data'
import { modulesFor, sectionModuleFor, viewModuleFor } from './page-modules'
import { loadPart } from './part.server'
import { ProfileSection } from './profile-section'
import { profileTabOf } from './profile-tabs'

const WORDS = preloadWords('public-profile')

type Shown = Pick<PageData, 'viewer' | 'part'> | undefined

export const handle = {
  i18n: (data: Shown): Namespace[] => (data ? [...WORDS, ...namespacesOf(modulesFor(data))] : WORDS),
  preload: (data: Shown) => (data ? modulesFor(data) : []),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await findMember(context)
  const [{ status, page, seen, askable }, frame] = await Promise.all([
    loadPublicProfile(context, request, params.username),
    loadFrame(context, member, request),
  ])
  const [part, ties, asked] = await Promise.all([
    seen && loadPart(context, request, seen),
    loadTies(context, request, member, page.watchedId),
    loadClosedPageConnection(context, member, askable),
  ])
  // Lists of others are for no search engine, whatever the member says whose page it is: each of them has a say of their own.
  const head = part?.tab === 'connections' ? { ...page.head, indexed: false } : page.head
  const headers = {
    ...(head.indexed ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
    ...(part?.tab === 'posts' && part.posts.notice ? endNotice(request) : {}),
  }
  await loadModules(modulesFor({ viewer: page.viewer, part }))
  return data({ ...page, head, frame, part, ties, asked }, { status, headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? profileMeta(page.head) : [])

export default function PublicProfileRoute() {
  const page = useLoaderData<typeof loader>()
  usePreloadNext((url) => sectionModuleFor(profileTabOf(url, true), page))
  const View = viewModuleFor(page).Component
  return (
    <View page={page}>
      <ProfileSection page={page} />
    </View>
  )
}
