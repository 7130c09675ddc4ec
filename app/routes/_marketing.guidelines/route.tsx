import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { GuidelinesPage } from '~/features/legal/guidelines-page'
import { loadTextPage } from '~/features/legal/load-legal-page.server'
import { preloadWords } from '~/locales/dictionaries'

export const handle = { i18n: preloadWords('guidelines', 'legal') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadTextPage(context, request, 'guidelines')

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default function Guidelines() {
  const { operator } = useLoaderData<typeof loader>()
  return <GuidelinesPage operator={operator} />
}
