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
import type { MissingWords } from '~/features/library/library'
import { missingWords } from '~/features/library/missing.server'
import { PageError } from '~/features/shell/page-error'
import type { Namespace } from '~/locales/translate'
import { useRequestId } from '~/platform/client/root-data'
import { findMember } from '~/platform/server/guards.server'
import { languageOf } from '~/platform/server/i18n.server'
import { ButtonLink } from '~/ui/controls/button-link'
import { loadFrame } from '../frames/load-frame.server'
import { frameModuleFor } from './frame-modules'

type Shown = { isVisitor: boolean } | undefined

export const handle = {
  i18n: (data: Shown): Namespace[] => (data ? frameModuleFor(data).i18n : []),
  preload: (data: Shown) => (data ? [frameModuleFor(data)] : []),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await findMember(context)
  const isVisitor = member === null
  const [frame, language] = await Promise.all([
    loadFrame(context, member, request),
    languageOf(request),
    frameModuleFor({ isVisitor }).load(),
  ])
  const missing = missingWords(request, language)
  return { isVisitor, frame, missing, year: new Date().getUTCFullYear() }
}

/** Where there is no such gate, channel and so on: a page that is there has a head of its own. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.missing.head },
  { name: 'robots', content: 'noindex' },
]

export default function Library() {
  const framed = useLoaderData<typeof loader>()
  const Frame = frameModuleFor(framed).Component
  return (
    <Frame year={framed.year} frame={framed.frame}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const framed = useRouteLoaderData<typeof loader>('routes/_library')
  const requestId = useRequestId()
  const error = useRouteError()
  if (!framed) return <RootError requestId={requestId} />
  const Frame = frameModuleFor(framed).Component
  return (
    <Frame year={framed.year} frame={framed.frame}>
      {isRouteErrorResponse(error) && error.status === 404 ? <MissingPage {...framed.missing} /> : <PageError />}
    </Frame>
  )
}

/** There is no such gate, channel and so on; the way to what there is. */
function MissingPage({ title, text, link }: MissingWords) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-3 py-16 text-center md:py-24">
      <h1 className="text-2xl text-balance">{title}</h1>
      <p className="text-muted">{text}</p>
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </div>
  )
}
