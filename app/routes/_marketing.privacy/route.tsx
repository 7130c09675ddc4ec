import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { LegalPage } from '~/features/legal/legal-page'
import { PRIVACY_SECTIONS } from '~/features/legal/legal-sections'
import { loadLegalPage } from '~/features/legal/load-legal-page.server'
import { preloadWords } from '~/locales/dictionaries'

export const handle = { i18n: preloadWords('legal') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadLegalPage(context, request, 'privacy')

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default function Privacy() {
  const { versionDate, operator } = useLoaderData<typeof loader>()
  return <LegalPage page="privacy" sections={PRIVACY_SECTIONS} versionDate={versionDate} operator={operator} />
}
