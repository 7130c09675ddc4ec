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
import { preloadWords } from '~/locales/dictionaries'
import { findMember } from '~/platform/guards.server'
import { languageOf } from '~/platform/i18n.server'
import { useRequestId } from '~/platform/root-data'
import { loadFrame } from '../u.$username/load-frame.server'
import { PublicFrame } from '../u.$username/public-frame'

export const handle = { i18n: preloadWords('appeals', 'shell', 'landing', 'time-zone') }

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
  return (
    <PublicFrame isVisitor={isVisitor} year={year} frame={frame}>
      <Outlet />
    </PublicFrame>
  )
}

export function ErrorBoundary() {
  const framed = useRouteLoaderData<typeof loader>('routes/_library')
  const requestId = useRequestId()
  const error = useRouteError()
  if (!framed) return <RootError requestId={requestId} />
  return (
    <PublicFrame isVisitor={framed.isVisitor} year={framed.year} frame={framed.frame}>
      {isRouteErrorResponse(error) && error.status === 404 ? <MissingPage {...framed.missing} /> : <PageError />}
    </PublicFrame>
  )
}
