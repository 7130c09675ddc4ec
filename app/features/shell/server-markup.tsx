import { useMatches } from '@remix-run/react'
import { wordsOf } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import { translate } from '~/locales/translate'
import { preloadsOf } from '~/platform/client/route-preloads'
import { InstallLinks } from '~/ui/layout/install-links'
import { useNonce } from '~/ui/nonce'

type Props = {
  language: Language
  /** `system` follows the device. */
  theme: 'light' | 'dark' | 'system'
}

const MEMBERS_PAGES = 'routes/app'

/**
 * What only the server renders in the head: at its end, where hydration ignores unknown elements, so that none of this is in
 * the browser's bundle.
 */
export function ServerHead({ language, theme }: Props) {
  const matches = useMatches()
  return (
    <>
      <InstallLinks language={language} theme={theme} />
      {matches.some(({ id }) => id === MEMBERS_PAGES) ? <SiteDescription language={language} /> : null}
    </>
  )
}

/** Members' pages describe the site; other pages have descriptions of their own. */
function SiteDescription({ language }: Pick<Props, 'language'>) {
  // With `useT` these words would be part of every document.
  return <meta name="description" content={translate(wordsOf(language, 'landing'), language, 'description')} />
}

/**
 * Preloads the modules that the routes import for their data, which Remix doesn't know of. Only the server renders it, at the
 * end of the body, where hydration ignores unknown elements.
 */
export function ModulePreloads() {
  const nonce = useNonce()
  const modules = useMatches().flatMap(({ handle, data }) => preloadsOf(handle, data))
  const files = new Set(modules.flatMap((module) => module.files))
  return [...files].map((file) => <link key={file} rel="modulepreload" href={file} nonce={nonce} />)
}
