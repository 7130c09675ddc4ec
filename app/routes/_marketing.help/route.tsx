import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { HelpPage } from '~/features/legal/help-page'
import { loadTextPage } from '~/features/legal/load-legal-page.server'
import { preloadWords } from '~/locales/dictionaries'

export const handle = { i18n: preloadWords('help', 'legal') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadTextPage(context, request, 'help')

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default function Help() {
  const { operator } = useLoaderData<typeof loader>()
  return <HelpPage operator={operator} />
}
