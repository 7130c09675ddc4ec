import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirectKeepingQuery } from '~/platform/server/http.server'

export const loader = ({ request }: LoaderFunctionArgs) => redirectKeepingQuery(request, '/login')
