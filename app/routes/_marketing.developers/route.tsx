import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { DevelopersView } from '~/features/developers/developers-view'
import { loadDevelopers } from '~/features/developers/load-developers.server'
import { preloadWords } from '~/locales/dictionaries'

export const handle = { i18n: preloadWords('developers') }

export const loader = ({ request, context }: LoaderFunctionArgs) => loadDevelopers(context, request)

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default function Developers() {
  return <DevelopersView page={useLoaderData<typeof loader>()} />
}
