import { useMatches } from '@remix-run/react'
import { wordsOf } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import { translate } from '~/locales/translate'
import { InstallLinks } from '~/ui/layout/install-links'
import { useNonce } from '~/ui/nonce'

type Props = {
  language: Language
  /** What the member chose; `system` follows the device. */
  theme: 'light' | 'dark' | 'system'
}

const MEMBERS_PAGES = 'routes/app'

/**
 * What only the server writes into the head, at its end, where hydration ignores elements it doesn't know: the browser's bundle
 * has none of this.
 */
export function ServerHead({ language, theme }: Props) {
  const matches = useMatches()
  return (
    <>
      <DeviceZoneScript />
      <InstallLinks language={language} theme={theme} />
      {matches.some(({ id }) => id === MEMBERS_PAGES) ? <SiteDescription language={language} /> : null}
    </>
  )
}

const DEVICE_ZONE_CODE =
  "try{document.cookie='tz='+encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch{}"

/** Stores the device's time zone in a cookie for a year; the server uses it from the next request. */
function DeviceZoneScript() {
  return (
    <script
      nonce={useNonce()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: DEVICE_ZONE_CODE }}
    />
  )
}

/** Pages behind the sign-in say what the site is; every other says what it is itself. */
function SiteDescription({ language }: Pick<Props, 'language'>) {
  // The server has all words; `useT` would ask the root to carry these in every document.
  return <meta name="description" content={translate(wordsOf(language, 'landing'), language, 'description')} />
}
