import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { MetaFunction } from '@remix-run/react'
import { MethodologyPage } from '~/features/methodology/methodology-page'
import { preloadWords } from '~/locales/dictionaries'
import { languageOf, translator } from '~/platform/server/i18n.server'

export const handle = { i18n: preloadWords('methodology') }

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request)
  const t = translator(language, 'methodology')
  return { title: `${t('title')} · ${translator(language, 'common')('brand')}`, description: t('description') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default MethodologyPage
