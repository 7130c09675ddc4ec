import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ElementView } from '~/features/library/element-view'
import { libraryMeta } from '~/features/library/library-meta'
import { loadElement } from '~/features/library/load-element.server'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadElement(context, request, 'definitions', params.definition)

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? libraryMeta(page.head) : [])

export default function Definition() {
  return <ElementView page={useLoaderData<typeof loader>()} />
}
