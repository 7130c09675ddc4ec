import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { endNotice } from '~/features/feed/load-feed-page.server'
import { loadPostPage } from '~/features/feed/load-post-page.server'
import { postMeta } from '~/features/feed/post-meta'
import { PostView } from '~/features/feed/post-view'
import { ReportDialog } from '~/features/reports/report-dialog'
import { preloadWords } from '~/locales/dictionaries'
import { findMember } from '~/platform/guards.server'
import { loadFrame } from '../u.$username/load-frame.server'
import { PublicFrame } from '../u.$username/public-frame'

export const handle = {
  i18n: preloadWords('feed', 'comments', 'appeals', 'composer', 'feed-more', 'hd', 'shell', 'landing', 'time-zone'),
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await findMember(context)
  const [page, frame] = await Promise.all([
    loadPostPage(context, member, request, params.id ?? ''),
    loadFrame(context, member, request),
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
  return (
    <PublicFrame isVisitor={page.isVisitor} year={page.year} frame={page.frame}>
      <PostView page={page} report={(subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />} />
    </PublicFrame>
  )
}
