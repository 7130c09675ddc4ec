import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { Card } from '~/ui/card'
import { CardPreview } from './card-preview'
import { ShareActions } from './share-actions'
import type { Sharing } from './sharing'
import { SizeLinks } from './size-links'

/** One's own profile to pass on: the picture of it in three sizes, and the link. Without scripts all of it is links. */
export function ShareSheet({ sharing }: { sharing: Sharing }) {
  const t = useT('share-card')
  const { address, picture, size, username } = sharing
  return (
    <Card as="section" aria-labelledby="share">
      <h2 id="share">{t('title')}</h2>
      {picture === 'closed' ? null : <p className="text-pretty text-muted">{t('lead')}</p>}
      {picture === 'chart' ? null : (
        <Alert tone="warning" className="mt-4">
          {t(picture)}{' '}
          {picture === 'noChart' ? null : (
            <Link to="/app/settings?tab=privacy" className="font-semibold underline underline-offset-4">
              {t('privacy')}
            </Link>
          )}
        </Alert>
      )}
      {picture === 'closed' ? null : (
        <>
          <SizeLinks size={size} />
          <CardPreview key={size} username={username} size={size} />
        </>
      )}
      <p className="mt-5 text-sm text-muted">{t('link')}</p>
      <a href={address} className="font-medium wrap-anywhere underline underline-offset-4">
        {address.replace(/^https?:\/\//, '')}
      </a>
      <ShareActions sharing={sharing} />
    </Card>
  )
}
