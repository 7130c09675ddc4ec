import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { answerRobots } from '~/features/library/sitemap.server'

/** What search engines are asked: it names the sitemap by the address this site stands at. */
export const loader = ({ request, context }: LoaderFunctionArgs) => answerRobots(context, request)
