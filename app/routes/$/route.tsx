import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { partOfLibrary } from '~/features/library/missing.server'

/** No such page: back to the beginning, as specified. For whoever mends links the log has which page led here. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(partOfLibrary(request) ?? '/')

export const action = loader
