import type { Language } from '~/locales/language'

type Props = {
  language: Language
  /** What the member chose; `system` follows the device. */
  theme: 'light' | 'dark' | 'system'
}

/** The grounds of tokens.css, for what surrounds the page: bars of the browser, the frame of the installed app. */
const GROUND = { light: '#fbfaf7', dark: '#12131a' } as const

/** What a browser installs the site by. Drawn by the server only (`ServerHead`). */
export function InstallLinks({ language, theme }: Props) {
  return (
    <>
      <link rel="manifest" href={`/site.${language}.webmanifest`} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
      {theme === 'system' ? (
        (['light', 'dark'] as const).map((scheme) => (
          <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={GROUND[scheme]} />
        ))
      ) : (
        <meta name="theme-color" content={GROUND[theme]} />
      )}
    </>
  )
}
