import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { hasUncertainTime } from './domain/birth/time-accuracy'
import { mayModerate } from './domain/community/moderation/may-act'
import { useSessionAcrossTabs } from './features/auth/use-session-across-tabs'
import { RootError } from './features/errors/root-error'
import { RussianOffer } from './features/preferences/preference-switches'
import { themeOf } from './features/preferences/preferences.server'
import { FirstScript } from './features/shell/first-script'
import { replayEarlyInput } from './features/shell/replay-early-input'
import { ModulePreloads, ServerHead } from './features/shell/server-markup'
import { preloadWords } from './locales/dictionaries'
import { DocumentWords, useAvailableLanguage } from './locales/route-words'
import { LanguageProvider, useT } from './locales/use-t'
import { type RootData, useLanguageStore, useRequestId, useRootData } from './platform/client/root-data'
import { hasChosenLanguage, languageOf, namesLanguage, offersRussian } from './platform/server/i18n.server'
import { logEvent, toErrorFields } from './platform/server/log.server'
import { TimeZoneProvider } from './ui/clock/use-time-zone'
import { useNonce } from './ui/nonce'
import { trackPresses } from './ui/overlays/focus-back'
import stylesheet from './ui/styles/styles.css?url'

export const handle = { i18n: preloadWords('common', 'errors') }

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** What a refusal says beside its page: when to come back, and what is allowed instead. */
const PASSED_ON = ['Retry-After', 'Allow']

export const headers: HeadersFunction = ({ errorHeaders }) =>
  PASSED_ON.flatMap((name): [string, string][] => {
    const value = errorHeaders?.get(name)
    return value ? [[name, value]] : []
  })

/** Of a page that could not be shown; every other has its own. */
export const meta: MetaFunction = () => [{ title: 'Human Design Social' }]

export async function loader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { viewer } = await context.session().catch((error) => {
    // Whatever else the page asks for fails too; this answer is the only one that can still carry the id.
    logEvent('error', 'request.failed', { requestId: context.requestId, ...toErrorFields(error) })
    throw data({ requestId: context.requestId, reason: 'session' }, 500)
  })
  return {
    requestId: context.requestId,
    language: await languageOf(request),
    // Who came by an address in a language goes on in it: the copy in the browser's store follows.
    languageChosen: hasChosenLanguage(request) || namesLanguage(request),
    offersRussian: viewer === null && (await offersRussian(request)),
    theme: themeOf(request),
    timeZone: await context.knownTimeZone(),
    member: viewer && {
      id: viewer.id,
      username: viewer.username,
      fullName: viewer.fullName,
      avatarUrl: viewer.avatarUrl,
      hdType: viewer.hdType,
      isTimeUncertain: viewer.hdType !== null && hasUncertainTime(viewer),
      isModerator: mayModerate(viewer, new Date()),
      isPremium: viewer.isPremium,
    },
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()
  const nonce = useNonce()
  const language = useAvailableLanguage(root?.language ?? 'en')
  // A transition comes after the renders that the effects of hydration ask for, such as that of a stored draft.
  const [isSettled, setSettled] = useState(false)
  useEffect(() => startTransition(() => setSettled(true)), [])
  useEffect(() => {
    if (!isSettled) return
    replayEarlyInput().finally(() => {
      document.documentElement.dataset.hydrated = ''
    })
  }, [isSettled])
  return (
    <html
      lang={language}
      data-theme={root && root.theme !== 'system' ? root.theme : undefined}
      // Only the server says so, and `early-input.js` takes it back where scripts run.
      data-noscript={import.meta.env.SSR ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <FirstScript />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {import.meta.env.SSR ? <ServerHead language={language} theme={root?.theme ?? 'system'} /> : null}
      </head>
      <body>
        <LanguageProvider language={language}>
          <SkipLink />
          <TimeZoneProvider known={root?.timeZone ?? null}>{children}</TimeZoneProvider>
        </LanguageProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        {/* After the scripts, so that the browser finds those sooner. */}
        <DocumentWords language={language} />
        {import.meta.env.SSR ? <ModulePreloads /> : null}
      </body>
    </html>
  )
}

function SkipLink() {
  const t = useT('common')
  return (
    <a
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2.5 focus:font-semibold focus:text-accent-ink"
      href="#content"
    >
      {t('skipToContent')}
    </a>
  )
}

export default function App() {
  const root = useRootData()
  useLanguageStore()
  useSessionAcrossTabs(root?.member?.id ?? null)
  useEffect(trackPresses, [])
  return (
    <>
      {root?.offersRussian ? <RussianOffer /> : null}
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  return <RootError requestId={useRequestId()} />
}
