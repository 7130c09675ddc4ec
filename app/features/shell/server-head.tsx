import { useMatches } from '@remix-run/react'
import type { Language } from '~/locales/language'
import type { Namespace } from '~/locales/translate'
import { LanguageProvider, useT } from '~/locales/use-t'
import { InstallLinks } from '~/ui/install-links'
import { useNonce } from '~/ui/nonce'

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
  const namespaces = matches.flatMap(({ handle }) => (handle as { i18n?: Namespace[] } | undefined)?.i18n ?? [])
  return (
    <>
      <DeviceZoneScript />
      <InstallLinks language={language} theme={theme} />
      {matches.some(({ id }) => id === MEMBERS_PAGES) ? (
        <LanguageProvider language={language}>
          <SiteDescription />
        </LanguageProvider>
      ) : null}
      <WordLinks language={language} namespaces={new Set(namespaces)} />
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
function SiteDescription() {
  const t = useT('landing')
  return <meta name="description" content={t('description')} />
}

/** The words that a page wakes with: its scripts' starter (scripts/pages/after-first-paint.ts) asks for them along with the scripts. */
function WordLinks({ language, namespaces }: { language: Language; namespaces: Set<Namespace> }) {
  const folder = import.meta.env.WORDS_FOLDER
  if (!folder) return null
  return (
    <>
      {[...namespaces].map((namespace) => (
        <link key={namespace} rel="later" href={`${folder}/${language}/${namespace}.js`} />
      ))}
    </>
  )
}
