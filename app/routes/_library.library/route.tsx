import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { libraryMeta } from '~/features/library/library-meta'
import { ListView } from '~/features/library/list-view'
import { loadList } from '~/features/library/load-list.server'

export const loader = ({ request, context }: LoaderFunctionArgs) => loadList(context, request, 'library')

export const meta: MetaFunction<typeof loader> = ({ data: list }) => (list ? libraryMeta(list.head) : [])

export default function LibraryHome() {
  return <ListView list={useLoaderData<typeof loader>()} />
}
