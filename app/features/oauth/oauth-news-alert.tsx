import { useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { OAUTH_PROVIDER_NAMES } from '~/domain/membership/account/oauth-providers'
import { useT } from '~/locales/use-t'
import { Alert, type AlertTone } from '~/ui/states/alert'
import { newsIn, type OauthNews, type OauthNewsCode, pathWithoutNews } from './oauth-news'

const CALM: Partial<Record<OauthNewsCode, AlertTone>> = {
  linked: 'success',
  already: 'success',
  unlinked: 'success',
  cancelled: 'warning',
  linkCancelled: 'warning',
}

/** Tells what came of a sign-in elsewhere, where the address says so; a reload does not tell it again. */
export function OauthNewsAlert({ className }: { className?: string }) {
  const [params] = useSearchParams()
  const found = newsIn(params)

  useEffect(() => {
    if (newsIn(new URL(window.location.href).searchParams)) {
      window.history.replaceState(window.history.state, '', pathWithoutNews(window.location.href))
    }
  }, [])

  return found ? <News found={found} className={className} /> : null
}

function News({ found: { news, provider }, className }: { found: OauthNews; className?: string }) {
  const t = useT('oauth')
  return (
    <Alert tone={CALM[news] ?? 'error'} focus className={className}>
      {t(`news.${news}`, { provider: OAUTH_PROVIDER_NAMES[provider] })}
    </Alert>
  )
}
