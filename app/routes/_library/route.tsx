import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  isRouteErrorResponse,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { RootError } from '~/features/errors/root-error'
import { MissingPage } from '~/features/library/missing-page'
import { missingWords } from '~/features/library/missing-words.server'
import { PageError } from '~/features/shell/page-error'
import type { Language } from '~/locales/language'
import { findMember } from '~/platform/guards.server'
import { languageOf } from '~/platform/i18n.server'
import { useRequestId } from '~/platform/root-data'
import type { FrameData } from '../u.$username/frame-data'
import { FRAMES, fetchFrame } from '../u.$username/frames'
import { loadFrame } from '../u.$username/load-frame.server'

type Framed = { isVisitor: boolean; frame: FrameData }

export const handle = {
  firstParts: ({ isVisitor, frame }: Framed, language: Language) => fetchFrame(isVisitor, frame, language),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await findMember(context)
  const [frame, language] = await Promise.all([loadFrame(context, member, request), languageOf(request)])
  const missing = missingWords(request, language)
  return { isVisitor: member === null, frame, missing, year: new Date().getUTCFullYear() }
}

/** Where there is no such gate, channel and so on: a page that is there has a head of its own. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.missing.head },
  { name: 'robots', content: 'noindex' },
]

/** The frame of the library: among the public pages for visitors, among their own for members. */
export default function Library() {
  const { isVisitor, year, frame } = useLoaderData<typeof loader>()
  const Frame = FRAMES[isVisitor ? 'visitors' : 'members']
  return (
    <Frame year={year} frame={frame}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const framed = useRouteLoaderData<typeof loader>('routes/_library')
  const requestId = useRequestId()
  const error = useRouteError()
  if (!framed) return <RootError requestId={requestId} />
  const Frame = FRAMES[framed.isVisitor ? 'visitors' : 'members']
  return (
    <Frame year={framed.year} frame={framed.frame}>
      {isRouteErrorResponse(error) && error.status === 404 ? <MissingPage {...framed.missing} /> : <PageError />}
    </Frame>
  )
}
