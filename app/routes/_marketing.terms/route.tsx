import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { LegalPage } from '~/features/legal/legal-page'
import { TERMS_SECTIONS } from '~/features/legal/legal-sections'
import { loadLegalPage } from '~/features/legal/load-legal-page.server'
import { preloadWords } from '~/locales/dictionaries'

export const handle = { i18n: preloadWords('legal') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadLegalPage(context, request, 'terms')

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default function Terms() {
  const { versionDate, operator } = useLoaderData<typeof loader>()
  return <LegalPage page="terms" sections={TERMS_SECTIONS} versionDate={versionDate} operator={operator} />
}
