import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { endNotice } from '~/features/feed/forms/feed-notice.server'
import { loadPostPage } from '~/features/feed/post/load-post.server'
import { postMeta } from '~/features/feed/post/post-meta'
import type { Namespace } from '~/locales/translate'
import { findMember } from '~/platform/server/guards.server'
import { loadFrame } from '../frames/load-frame.server'
import { viewModuleFor } from './view-modules'

type Shown = { isVisitor: boolean } | undefined

export const handle = {
  i18n: (data: Shown): Namespace[] => (data ? viewModuleFor(data).i18n : []),
  preload: (data: Shown) => (data ? [viewModuleFor(data)] : []),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await findMember(context)
  const [page, frame] = await Promise.all([
    loadPostPage(context, member, request, params.id ?? ''),
    loadFrame(context, member, request),
    viewModuleFor({ isVisitor: member === null }).load(),
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

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? postMeta(page.head) : [])

export default function PostRoute() {
  const page = useLoaderData<typeof loader>()
  const View = viewModuleFor(page).Component
  return <View page={page} />
}
