import { useMatches } from '@remix-run/react'
import { wordsOf } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import { translate } from '~/locales/translate'
import { InstallLinks } from '~/ui/install-links'

type Props = {
  language: Language
  /** What the member chose; `system` follows the device. */
  theme: 'light' | 'dark' | 'system'
}

const MEMBERS_PAGES = 'routes/app'

/**
 * What the server alone writes into the head, at its end, where hydration leaves alone what it does not know: so it costs no page
 * a byte of script.
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

/** Pages behind the sign-in say what the site is; every other says what it is itself. */
function SiteDescription({ language }: Pick<Props, 'language'>) {
  // The server has all words; `useT` would ask the root to carry these in every document.
  return <meta name="description" content={translate(wordsOf(language, 'landing'), language, 'description')} />
}
