import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react'
import { endNotice } from '~/features/feed/load-feed-page.server'
import { loadPostPage } from '~/features/feed/load-post-page.server'
import { postMeta } from '~/features/feed/post-meta'
import type { Namespace } from '~/locales/translate'
import { findMember } from '~/platform/guards.server'
import { isShownToMember } from '~/platform/root-data'
import { loadFrame } from '../u.$username/load-frame.server'
import { viewFor } from './view-modules'

type Shown = { isVisitor: boolean } | undefined

export const handle = {
  i18n: (data: Shown): Namespace[] => (data ? viewFor(data).i18n : []),
  preload: (data: Shown) => (data ? [viewFor(data)] : []),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await findMember(context)
  const [page, frame] = await Promise.all([
    loadPostPage(context, member, request, params.id ?? ''),
    loadFrame(context, member, request),
    viewFor({ isVisitor: member === null }).load(),
  ])
  return data(
    { ...page, frame },
    {
      status: page.found ? 200 : 404,
      headers: {
        ...(page.head.indexed ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
        ...(page.notice ? endNotice(request) : {}),
      },
    },
  )
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([serverLoader<typeof loader>(), viewFor({ isVisitor: !isShownToMember() }).load()])
  await viewFor(page).load()
  return page
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? postMeta(page.head) : [])

export default function PostRoute() {
  const page = useLoaderData<typeof loader>()
  const View = viewFor(page).Component
  return <View page={page} />
}
