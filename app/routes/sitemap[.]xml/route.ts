import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { answerSitemap } from '~/features/library/sitemap.server'

/** What search engines may list. */
export const loader = ({ request, context }: LoaderFunctionArgs) => answerSitemap(context, request)
