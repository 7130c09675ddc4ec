import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { endNotice } from '~/features/feed/load-feed-page.server'
import { loadPostPage } from '~/features/feed/load-post-page.server'
import { postMeta } from '~/features/feed/post-meta'
import type { PostPage } from '~/features/feed/post-page'
import { PostView } from '~/features/feed/post-view'
import { ReportDialog } from '~/features/reports/report-dialog'
import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import type { Namespace } from '~/locales/translate'
import { findMember } from '~/platform/guards.server'
import type { FrameData } from '../u.$username/frame-data'
import { FRAMES, fetchFrame } from '../u.$username/frames'
import { loadFrame } from '../u.$username/load-frame.server'

export const handle = {
  i18n: ['feed', 'comments'] satisfies Namespace[],
  // One's own post can be changed here, also where no script runs.
  firstParts: ({ isVisitor, frame, found }: PostPage & { frame: FrameData }, language: Language) =>
    Promise.all([
      fetchFrame(isVisitor, frame, language),
      ...(found?.post.isOwn ? [loadWords(language, 'composer')] : []),
    ]),
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
  const Frame = FRAMES[page.isVisitor ? 'visitors' : 'members']
  return (
    <Frame year={page.year} frame={page.frame}>
      <PostView page={page} report={(subject, onClose) => <ReportDialog subject={subject} onClose={onClose} />} />
    </Frame>
  )
}
