import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { AccessibilityPage } from '~/features/legal/accessibility-page'
import { loadTextPage } from '~/features/legal/load-legal-page.server'
import { preloadWords } from '~/locales/dictionaries'

export const handle = { i18n: preloadWords('accessibility', 'legal') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadTextPage(context, request, 'accessibility')

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default function Accessibility() {
  const { operator } = useLoaderData<typeof loader>()
  return <AccessibilityPage operator={operator} />
}
